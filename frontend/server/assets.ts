import { readFile } from 'node:fs/promises';

interface ManifestChunk {
  file: string;
  css?: string[];
  assets?: string[];
  imports?: string[];
}
type Manifest = Readonly<Record<string, ManifestChunk>>;

/** What the document of a page needs of the build. */
export interface PageAssets {
  /** The style sheets' text, which the document contains, so that nothing is fetched before the first paint. */
  css: string;
  /** URLs of the fonts of the first view, so that they come with it and its texts do not change their font. */
  fonts: string[];
  /** URLs of the scripts in the order in which they run: what others import, the entry, the page's own. */
  scripts: string[];
}

const ENTRY = 'shell.html';
/** The text and the display font, which every page uses at once. */
const FIRST_VIEW_FONT = /\/(figtree|fraunces)-latin-(wght|\d)/;

/** Looks up the built files of a page in Vite's manifest. */
export class AssetMap {
  constructor(
    private readonly manifest: Manifest,
    private readonly styles: ReadonlyMap<string, string>,
  ) {
    if (!manifest[ENTRY]) throw new Error(`The build's manifest has no ${ENTRY}`);
  }

  /** Reads the manifest and the style sheets; `client` is the folder of the files that browsers fetch. */
  static async load(manifestFile: URL, client: URL): Promise<AssetMap> {
    const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as Manifest;
    const files = new Set(Object.values(manifest).flatMap(({ css = [] }) => css));
    const styles = await Promise.all(
      [...files].map(async (file) => [file, await readFile(new URL(file, client), 'utf8')] as const),
    );
    return new AssetMap(manifest, new Map(styles));
  }

  /** The files of the layout and of one page's module. Throws for a module that is not in the build. */
  of(module?: string): PageAssets {
    if (module && !this.manifest[module]) throw new Error(`The build's manifest has no ${module}`);
    const chunks = this.withImports(module ? [ENTRY, module] : [ENTRY]);
    const styles = new Set(chunks.flatMap(({ css = [] }) => css));
    return {
      css: [...styles].map((file) => this.styles.get(file) ?? '').join('\n'),
      fonts: chunks
        .flatMap(({ assets = [] }) => assets)
        .filter((file) => FIRST_VIEW_FONT.test(file))
        .map((file) => `/${file}`),
      scripts: chunks.map(({ file }) => `/${file}`),
    };
  }

  /** The chunks and all that they import, each after its own imports. */
  private withImports(keys: string[], found = new Map<string, ManifestChunk>(), seen = new Set<string>()) {
    for (const key of keys) {
      const chunk = this.manifest[key];
      if (!chunk || seen.has(key)) continue;
      seen.add(key);
      this.withImports(chunk.imports ?? [], found, seen);
      found.set(key, chunk);
    }
    return [...found.values()];
  }
}
