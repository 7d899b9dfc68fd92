import { readFile } from 'node:fs/promises';
import { StyleSheet } from './style-sheet.ts';

interface ManifestChunk {
  file: string;
  css?: string[];
  assets?: string[];
  imports?: string[];
}
type Manifest = Readonly<Record<string, ManifestChunk>>;

/** The built files that the document of a page refers to. */
export interface PageAssets {
  /** The style sheets, of which the document contains a part, so that nothing is fetched before the first paint. */
  sheets: StyleSheet[];
  /** URLs of the whole style sheets. */
  styles: string[];
  /** URLs of the fonts that a first view may need: they are preloaded, so that its texts do not change their font. */
  fonts: string[];
  /**
   * URLs of the scripts in the order in which they run: shared imports, the entry, the page's own, those it needs soon.
   */
  scripts: string[];
  /** The one of the scripts that starts the page. */
  entry: string;
}

const ENTRY = 'shell.html';
/** The text and the display font's letters of English, and the sign of the rupee. */
const FIRST_VIEW_FONT = /\/(figtree-(basic|rupee)|fraunces-basic)-/;

/** Looks up the built files of a page in Vite's manifest. */
export class AssetMap {
  constructor(
    private readonly manifest: Manifest,
    private readonly sheets: ReadonlyMap<string, StyleSheet>,
  ) {
    if (!manifest[ENTRY]) throw new Error(`The build's manifest has no ${ENTRY}`);
  }

  /** Reads the manifest and the style sheets; `client` is the folder of the files that browsers fetch. */
  static async load(manifestFile: URL, client: URL): Promise<AssetMap> {
    const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as Manifest;
    const files = new Set(Object.values(manifest).flatMap(({ css = [] }) => css));
    const sheets = await Promise.all(
      [...files].map(async (file) => [file, new StyleSheet(await readFile(new URL(file, client), 'utf8'))] as const),
    );
    return new AssetMap(manifest, new Map(sheets));
  }

  /**
   * The files of the layout and of one page's module, and the scripts that the page needs soon after them. Throws for a
   * module that is not in the build.
   */
  of(module?: string, furtherModules: readonly string[] = []): PageAssets {
    const modules = module ? [ENTRY, module] : [ENTRY];
    for (const one of [...modules, ...furtherModules]) this.chunkOf(one);
    const chunks = this.withImports(modules);
    const styles = [...new Set(chunks.flatMap(({ css = [] }) => css))];
    return {
      sheets: styles.flatMap((file) => this.sheets.get(file) ?? []),
      styles: styles.map((file) => `/${file}`),
      fonts: chunks
        .flatMap(({ assets = [] }) => assets)
        .filter((file) => FIRST_VIEW_FONT.test(file))
        .map((file) => `/${file}`),
      scripts: this.withImports([...modules, ...furtherModules]).map(({ file }) => `/${file}`),
      entry: this.urlOf(ENTRY),
    };
  }

  /** The URL of a module that is loaded on demand. Throws for one that is not in the build. */
  urlOf(module: string): string {
    return `/${this.chunkOf(module).file}`;
  }

  private chunkOf(module: string): ManifestChunk {
    const chunk = this.manifest[module];
    if (!chunk) throw new Error(`The build's manifest has no ${module}`);
    return chunk;
  }

  /** The chunks and all that they import, each after its own imports. */
  private withImports(keys: readonly string[], found = new Map<string, ManifestChunk>(), seen = new Set<string>()) {
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
