#!/bin/sh
# The gateway's entry point: adds the assets of this version to those of the previous one, which open pages may still
# load (each name contains a hash of its content), and runs its arguments. A persistent folder (ASSETS_ROOT) holds the
# assets of two versions.
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
    # files that the last version did not have
    [ ! -e "$mark" ] || find "$kept" -type f ! -newer "$mark" -exec rm {} +
    touch "$mark"
    sleep 1
    for file in $(find . -type f); do
      mkdir -p "$kept/$(dirname "$file")"
      # a file gets its name only once it is complete
      [ -e "$kept/$file" ] || { cp "$file" "$kept/$file.part" && mv "$kept/$file.part" "$kept/$file"; }
    done
  fi
  for file in $(find . -type f); do touch "$kept/$file"; done
}

[ "$ASSETS_ROOT" = "$STATIC_ROOT" ] || (keep_assets)
exec "$@"
