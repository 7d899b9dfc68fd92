/** Into which files the build splits the dashboard's scripts and styles. */
import { existsSync } from 'node:fs';
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';
import { matching, PRELOAD_HELPER, REACT, REDUX, ROUTER } from './packages.ts';

/** Controls of the dashboard that import a large library: only the sections that use them load it. */
const WITH_LARGE_LIBRARIES = ['charts/', 'editor/', 'forms/fields/day-picker.tsx'];
const moved = WITH_LARGE_LIBRARIES.filter((path) => !existsSync(new URL(`../src/admin/ui/${path}`, import.meta.url)));
if (moved.length > 0) throw new Error(`Not found in frontend/src/admin/ui: ${moved.join(', ')}`);

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
  // with all that they import; the sign-in needs no other control
  { name: 'sign-in-controls', test: /\/antd\/es\/(alert|button|config-provider|form|input|skeleton)\// },
  { name: 'controls', test: /node_modules\//, minShareCount: 15 },
  // with what only they import; loaded after the figures of a page were painted
  { name: 'charts', test: /node_modules\/recharts\// },
  { name: 'start', test: /\/src\/admin\/start\.tsx$/ },
  { name: 'dashboard', test: /\/src\/admin\/layout\/dashboard\.tsx$/ },
  { name: 'icons', test: /@ant-design\/icons/, minShareCount: 2 },
  {
    name: 'shared',
    test: new RegExp(`/(frontend|contracts)/src/(?!admin/ui/(${WITH_LARGE_LIBRARIES.join('|')}))`),
    minShareCount: 3,
  },
];

/** The files that a chunk imports, itself included. */
function withImports(bundle: Rolldown.OutputBundle, file: string, seen = new Set<string>()): Set<string> {
  const chunk = bundle[file];
  if (chunk?.type !== 'chunk' || seen.has(file)) return seen;
  seen.add(file);
  for (const imported of chunk.imports) withImports(bundle, imported, seen);
  return seen;
}

/** The files that a group's module needs. */
function filesOf(bundle: Rolldown.OutputBundle, group: string): string[] {
  const chunk = Object.values(bundle).find(({ type, name }) => type === 'chunk' && name === group);
  if (!chunk) throw new Error(`The build has no file ${group}`);
  return [...withImports(bundle, chunk.fileName)];
}

const preloadTag = (file: string): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
  injectTo: 'head',
});

/** What admin.html preloads only for an admin who is signed in. */
const FOR_SIGNED_IN = '<template id="signed-in"></template>';

/**
 * Names the files that every page of the dashboard needs: a browser fetches them at once instead of one after another.
 * Those that every section needs besides are only preloaded for an admin who is signed in: the sign-in does not wait
 * for them.
 */
export const preloadStart: Plugin = {
  name: 'preload-start',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle = {} }) {
      const start = filesOf(bundle, 'start').filter((file) => !html.includes(file));
      const sections = filesOf(bundle, 'dashboard').filter((file) => !html.includes(file) && !start.includes(file));
      if (!html.includes(FOR_SIGNED_IN)) throw new Error(`admin.html has no ${FOR_SIGNED_IN}`);
      const links = sections.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`).join('');
      return {
        html: html.replace(FOR_SIGNED_IN, FOR_SIGNED_IN.replace('><', `>${links}<`)),
        tags: start.map(preloadTag),
      };
    },
  },
};

const STYLES_FILE = /\/controls-[^/]+\.css$/;

/**
 * Adds a style sheet of the controls to the page, behind the dashboard's own, which declares the order of the layers.
 */
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
