/** Into which files the build splits the dashboard's scripts and styles. */
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';
import { matching, PRELOAD_HELPER, REACT, REDUX, ROUTER } from './packages.ts';

/**
 * Groups of modules, each a file: a section has some ten files instead of a hundred, one for each set of sections that
 * share a module. Over HTTP/1.1 those took fifteen rounds of requests, and small files compress badly. A section loads
 * at most 60 KB that it does not need, once. First come the libraries, which stay in browsers' caches when only the
 * dashboard's own code has changed.
 */
export const DASHBOARD_FILES = [
  // in a file of its own, because it reports that the others could not be loaded
  { name: 'mount', test: matching('/src/admin/layout/mount-fallback', PRELOAD_HELPER) },
  { name: 'libraries', test: matching(REACT, ROUTER, REDUX) },
  { name: 'controls', test: /node_modules\//, minShareCount: 15 },
  { name: 'start', test: /\/src\/admin\/start\.tsx$/ },
  { name: 'dashboard', test: /\/src\/admin\/layout\/dashboard\.tsx$/ },
  { name: 'icons', test: /@ant-design\/icons/, minShareCount: 2 },
  // except modules that import a large library
  {
    name: 'shared',
    test: /\/(frontend|contracts)\/src\/(?!admin\/ui\/(charts\/|editor\/|forms\/day-picker))/,
    minShareCount: 3,
  },
];

/** The groups that every section needs, in the order in which they run. */
const NEEDED_FIRST = ['start', 'dashboard'];

/** The files that a chunk imports, itself included. */
function withImports(bundle: Rolldown.OutputBundle, file: string, seen = new Set<string>()): Set<string> {
  const chunk = bundle[file];
  if (chunk?.type !== 'chunk' || seen.has(file)) return seen;
  seen.add(file);
  for (const imported of chunk.imports) withImports(bundle, imported, seen);
  return seen;
}

const preloadTag = (file: string): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
  injectTo: 'head',
});

/**
 * Names the files that every section needs in the page: a browser fetches them at once instead of one after another.
 */
export const preloadStart: Plugin = {
  name: 'preload-start',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle = {} }) {
      const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk');
      const first = NEEDED_FIRST.flatMap((group) => chunks.filter(({ name }) => name === group));
      const files = new Set(first.flatMap(({ fileName }) => [...withImports(bundle, fileName)]));
      return [...files].filter((file) => !html.includes(file)).map(preloadTag);
    },
  },
};

const STYLES_FILE = /\/controls-[^/]+\.css$/;

/** Adds a style sheet of the controls to the page, behind the dashboard's own, which declares the order of the layers. */
export const linkControlStyles: Plugin = {
  name: 'link-control-styles',
  generateBundle: {
    order: 'pre',
    async handler() {
      const { controlStyles } = await import('./control-styles.ts');
      this.emitFile({ type: 'asset', name: 'controls.css', source: controlStyles() });
    },
  },
  transformIndexHtml: {
    order: 'post',
    handler(_html, { bundle = {} }) {
      const file = Object.keys(bundle).find((name) => STYLES_FILE.test(name));
      if (!file) throw new Error('The build has no style sheet of the controls');
      return [{ tag: 'link', attrs: { rel: 'stylesheet', crossorigin: true, href: `/${file}` }, injectTo: 'head' }];
    },
  },
};
