/** A path that a document names, with its line. */
export interface NamedPath {
  path: string;
  line: number;
}

const CODE = /`([^`\s]+)`/g;
const PATH_CHARACTERS = /^[\w.<>*@-]+(\/[\w.<>*@-]*)*$/;
const SOURCE_FILE = /\.(ts|tsx|mjs|md|css|json|ya?ml|conf|template)$/;
const ADDRESS_OR_PACKAGE = /^(@|\/|[A-Z_]+\/)/;

/** The paths of the repository that a document names as code: with a slash inside, or ending like a source file. */
export function namedPaths(text: string): NamedPath[] {
  return text.split('\n').flatMap((content, index) =>
    [...content.matchAll(CODE)].flatMap(([, path = '']) => {
      const isPath = path.includes('/') || SOURCE_FILE.test(path);
      return isPath && PATH_CHARACTERS.test(path) && !ADDRESS_OR_PACKAGE.test(path) ? [{ path, line: index + 1 }] : [];
    }),
  );
}

/**
 * True if one of the files is the path, ends with it, or lies in it as a folder; a document may omit the leading
 * folders. `<thing>` and `*` stand for any part of a name.
 */
export function isPathOf(path: string, files: readonly string[]): boolean {
  const pattern = path
    .replace(/\/$/, '')
    .replace(/[.]/g, '\\.')
    .replace(/<[^>]*>|\*/g, '[^/]+');
  const start = path.startsWith('.') ? '(^|/|[^/])' : '(^|/)';
  const matching = new RegExp(`${start}${pattern}(/|$)`);
  return files.some((file) => matching.test(file));
}
