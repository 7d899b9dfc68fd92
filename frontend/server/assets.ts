import { readFile } from 'node:fs/promises';

interface ManifestChunk {
  file: string;
  css?: string[];
  assets?: string[];
  imports?: string[];
}
type Manifest = Record<string, ManifestChunk>;

/** URLs of the files that a page needs. */
export interface PageAssets {
  entry: string;
  scripts: string[];
  styles: string[];
  font: string | undefined;
}

const ENTRY = 'shell.html';
/** Only the text font is preloaded: every page uses it at once; the display font may load later. */
const PRELOADED_FONT = 'figtree-latin-wght';

/** Looks up the built files of a page in Vite's manifest. */
export class AssetMap {
  private constructor(private readonly manifest: Manifest) {
    if (!manifest[ENTRY]) throw new Error(`The build's manifest has no ${ENTRY}`);
  }

  static async load(path: URL): Promise<AssetMap> {
    return new AssetMap(JSON.parse(await readFile(path, 'utf8')) as Manifest);
  }

  /** The files of the layout and of one page's module. Throws for a module that is not in the build. */
  of(module?: string): PageAssets {
    if (module && !this.manifest[module]) throw new Error(`The build's manifest has no ${module}`);
    const chunks = this.withImports(module ? [ENTRY, module] : [ENTRY]);
    const files = chunks.map(({ file }) => `/${file}`);
    const font = chunks.flatMap(({ assets = [] }) => assets).find((file) => file.includes(PRELOADED_FONT));
    return {
      entry: `/${this.manifest[ENTRY]?.file ?? ''}`,
      scripts: files,
      styles: [...new Set(chunks.flatMap(({ css = [] }) => css))].map((file) => `/${file}`),
      font: font && `/${font}`,
    };
  }

  private withImports(keys: string[], seen = new Map<string, ManifestChunk>()): ManifestChunk[] {
    for (const key of keys) {
      const chunk = this.manifest[key];
      if (!chunk || seen.has(key)) continue;
      seen.set(key, chunk);
      this.withImports(chunk.imports ?? [], seen);
    }
    return [...seen.values()];
  }
}
