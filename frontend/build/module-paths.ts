/**
 * The modules of a file that the build makes: those below the paths, but for those below the exceptions. The longest
 * path that fits decides, so that an exception may have exceptions. Paths begin with a workspace, `frontend/src/` or
 * `contracts/src/`.
 */
export interface ModulePaths {
  below: readonly string[];
  except?: readonly string[];
}

const longest = (id: string, paths: readonly string[]): number =>
  Math.max(0, ...paths.filter((path) => id.includes(`/${path}`)).map(({ length }) => length));

/** True for the ids, absolute paths, of the modules. */
export const isBelow =
  ({ below, except = [] }: ModulePaths) =>
  (id: string): boolean =>
    longest(id, below) > longest(id, except);
