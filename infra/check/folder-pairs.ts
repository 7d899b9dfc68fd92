import { dirname, join } from 'node:path';

/** Two folders side by side that import each other, with one import of each direction. */
export interface FolderPair {
  folders: [string, string];
  imports: [string, string];
}

const RELATIVE_IMPORT = /(?:from|import)\s*\(?\s*'(\.[^']+)'/g;

/** The sibling folders at which two paths diverge; undefined if one file is in a folder above the other. */
function divergingFolders(from: string, to: string): [string, string] | undefined {
  const [left, right] = [dirname(from).split('/'), dirname(to).split('/')];
  const depth = left.findIndex((name, index) => name !== right[index]);
  if (depth < 0 || depth >= right.length) return undefined;
  return [left.slice(0, depth + 1).join('/'), right.slice(0, depth + 1).join('/')];
}

/** Every pair of sibling folders that import each other, dynamic and type imports included; `sources` by path. */
export function foldersImportingEachOther(sources: ReadonlyMap<string, string>): FolderPair[] {
  const firstImport = new Map<string, string>();
  for (const [file, source] of sources) {
    for (const [, specifier = ''] of source.matchAll(RELATIVE_IMPORT)) {
      const target = join(dirname(file), specifier);
      const folders = divergingFolders(file, target);
      if (!folders) continue;
      const edge = folders.join(' → ');
      if (!firstImport.has(edge)) firstImport.set(edge, `${file} imports ${target}`);
    }
  }
  return [...firstImport].flatMap(([edge, there]): FolderPair[] => {
    const [from = '', to = ''] = edge.split(' → ');
    const back = firstImport.get(`${to} → ${from}`);
    return back && from < to ? [{ folders: [from, to], imports: [there, back] }] : [];
  });
}
