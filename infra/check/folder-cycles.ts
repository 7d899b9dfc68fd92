import { dirname, join } from 'node:path';

/** Folders side by side that import each other in a circle, with one import of each to the next. */
export interface FolderCycle {
  /** In the order of the imports; the last one imports the first one. */
  folders: string[];
  imports: string[];
}

const RELATIVE_IMPORT = /(?:from|import)\s*\(?\s*'(\.[^']+)'/g;

/** The sibling folders at which two paths diverge; undefined if one file is in a folder above the other. */
function divergingFolders(from: string, to: string): [string, string] | undefined {
  const [left, right] = [dirname(from).split('/'), dirname(to).split('/')];
  const depth = left.findIndex((name, index) => name !== right[index]);
  if (depth < 0 || depth >= right.length) return undefined;
  return [left.slice(0, depth + 1).join('/'), right.slice(0, depth + 1).join('/')];
}

/** By folder and imported sibling folder, the first import, such as `a/x.ts imports b/y.ts`. */
type Imports = ReadonlyMap<string, ReadonlyMap<string, string>>;

function importsBetweenFolders(sources: ReadonlyMap<string, string>): Imports {
  const imports = new Map<string, Map<string, string>>();
  for (const [file, source] of sources) {
    for (const [, specifier = ''] of source.matchAll(RELATIVE_IMPORT)) {
      const target = join(dirname(file), specifier);
      const [from, to] = divergingFolders(file, target) ?? [];
      if (!from || !to) continue;
      const known = imports.get(from) ?? new Map<string, string>();
      if (!known.has(to)) known.set(to, `${file} imports ${target}`);
      imports.set(from, known);
    }
  }
  return imports;
}

/** A shortest way by imports from a folder back to itself; undefined if there is none. */
function shortestCycle(start: string, imports: Imports): string[] | undefined {
  const ways = [[start]];
  const seen = new Set<string>();
  for (let way = ways.shift(); way; way = ways.shift()) {
    for (const next of imports.get(way.at(-1) ?? '')?.keys() ?? []) {
      if (next === start) return way;
      if (seen.has(next)) continue;
      seen.add(next);
      ways.push([...way, next]);
    }
  }
  return undefined;
}

/**
 * A shortest cycle of every folder that is in one, each cycle once; dynamic and type imports are included. `sources` by
 * path.
 */
export function folderCycles(sources: ReadonlyMap<string, string>): FolderCycle[] {
  const imports = importsBetweenFolders(sources);
  const found = new Map<string, FolderCycle>();
  for (const start of [...imports.keys()].sort()) {
    const folders = shortestCycle(start, imports);
    if (!folders) continue;
    const key = [...folders].sort().join(' ');
    if (found.has(key)) continue;
    const next = (index: number) => folders[(index + 1) % folders.length] ?? '';
    const steps = folders.map((folder, index) => imports.get(folder)?.get(next(index)) ?? '');
    found.set(key, { folders, imports: steps });
  }
  return [...found.values()];
}
