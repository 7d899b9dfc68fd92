#!/bin/sh
# The gateway's entry point: puts the files of this version beside those of the version before, which pages that are open
# may still load (each name has a hash of its content), and runs what it is given. A folder that is kept (ASSETS_ROOT)
# holds those of two versions.
set -eu

keep_assets() {
  kept="$ASSETS_ROOT/assets"
  mark="$ASSETS_ROOT/.since"
  mkdir -p "$kept"
  cd "$STATIC_ROOT/assets"

  isNew=
  for file in $(find . -type f); do
    [ -e "$kept/$file" ] || isNew=yes
  done
  if [ -n "$isNew" ]; then
    # what the last version did not have
    [ ! -e "$mark" ] || find "$kept" -type f ! -newer "$mark" -exec rm {} +
    touch "$mark"
    sleep 1
    for file in $(find . -type f); do
      mkdir -p "$kept/$(dirname "$file")"
      # never half a file under its name
      [ -e "$kept/$file" ] || { cp "$file" "$kept/$file.part" && mv "$kept/$file.part" "$kept/$file"; }
    done
  fi
  for file in $(find . -type f); do touch "$kept/$file"; done
}

[ "$ASSETS_ROOT" = "$STATIC_ROOT" ] || (keep_assets)
exec "$@"
