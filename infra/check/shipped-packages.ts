/** What a package of package-lock.json says about itself and what it needs. */
interface LockedPackage {
  version?: string;
  link?: boolean;
  /** Where a link leads. */
  resolved?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** By their paths: `node_modules/pg`. */
export type LockedPackages = Readonly<Record<string, LockedPackage>>;

/** The name of the package at a path of package-lock.json. */
export const nameIn = (path: string): string => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** The path of a package as Node finds it from another one; undefined for one that is not installed. */
function found(packages: LockedPackages, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.replace(/(?:^|\/)(?:node_modules\/(?:@[^/]+\/)?)?[^/]+$/, '')) {
    const path = `${folder && `${folder}/`}node_modules/${name}`;
    const one = packages[path];
    if (one) return one.link ? one.resolved : path;
    if (!folder) return undefined;
  }
}

/** The paths of all packages that the images of these workspaces have, those of the workspaces themselves excepted. */
export function shippedPaths(packages: LockedPackages, workspaces: readonly string[]): string[] {
  const paths = new Set(workspaces);
  for (const path of paths) {
    const { dependencies, optionalDependencies, peerDependencies } = packages[path] ?? {};
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) {
      const needed = found(packages, path, name);
      if (needed !== undefined) paths.add(needed);
    }
  }
  return [...paths].filter((path) => path.includes('node_modules/'));
}
