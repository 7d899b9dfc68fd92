import { nameIn } from './shipped-packages.ts';

export interface LockFile {
  /** By their paths: `node_modules/pg`. */
  packages: Record<string, { version?: string; license?: string; link?: boolean }>;
}

/** Licences under which packages may be used and shipped with a service that is not published itself. */
const ALLOWED = new Set([
  ...['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'BlueOak-1.0.0', 'CC0-1.0', 'ISC', 'MIT', 'MIT-0'],
  ...['OFL-1.1', 'Python-2.0', 'Unlicense', 'Zlib'],
  'CC-BY-4.0', // data about browsers, for the build
  'LGPL-3.0-or-later', // sharp's libvips, a shared library that is used unchanged
  'MPL-2.0', // used unchanged: the obligation is for changed files
]);

/** Packages whose package.json names no licence, and what their licence file says. */
const FROM_FILES: Record<string, string> = {
  busboy: 'MIT',
  'humanize-number': 'MIT',
  'png-js': 'MIT',
  streamsearch: 'MIT',
  'xmlhttprequest-ssl': 'MIT',
};

/** The names of all packages, with their versions, by SPDX expression; `none` for those that name no licence. */
export function packagesByLicence({ packages }: LockFile): Map<string, string[]> {
  const found = new Map<string, Set<string>>();
  for (const [path, { version, license, link }] of Object.entries(packages)) {
    if (!path.includes('node_modules/') || link) continue;
    const name = nameIn(path);
    const licence = license ?? FROM_FILES[name] ?? 'none';
    found.set(licence, (found.get(licence) ?? new Set()).add(`${name} ${version ?? ''}`.trim()));
  }
  return new Map([...found].sort(([a], [b]) => a.localeCompare(b)).map(([licence, names]) => [licence, [...names]]));
}

/** True for an SPDX expression without nesting: all parts of `AND` are allowed, or one of `OR`. */
export function isAllowed(expression: string): boolean {
  const plain = expression.replace(/^\(|\)$/g, '');
  return plain.split(' OR ').some((choice) => choice.split(' AND ').every((licence) => ALLOWED.has(licence)));
}
