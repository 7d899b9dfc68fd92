import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { bundleServices } from './bundle.ts';

let root: string;

async function write(files: Record<string, string>): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
}

const MODULE = '{ "type": "module" }';

beforeEach(async () => {
  root = await realpath(await mkdtemp(join(tmpdir(), 'bundle-')));
  await write({
    'package.json': MODULE,
    'package-lock.json': '{}',
    'services/platform/dist/counter.js': `export const counter = { starts: 0 };`,
    'services/platform/dist/compact/main.js': `
      import { counter } from '../counter.js';
      for (const file of process.argv.slice(2)) console.log((await import(file)).definition.name);
      console.log(counter.starts);`,
    ...service('one'),
    ...service('two'),
  });
});
afterEach(() => rm(root, { recursive: true, force: true }));

const service = (name: string): Record<string, string> => ({
  [`services/${name}/dist/.stamp`]: 'first',
  [`services/${name}/dist/texts/texts.json`]: `"texts of ${name}"`,
  [`services/${name}/dist/texts/texts.js`]: `
    import { readFileSync } from 'node:fs';
    export const texts = JSON.parse(readFileSync(new URL('./texts.json', import.meta.url), 'utf8'));`,
  [`services/${name}/dist/definition.js`]: `
    import { counter } from '../../platform/dist/counter.js';
    import { texts } from './texts/texts.js';
    counter.starts += 1;
    export class Definition { static text = texts; }
    export const definition = Definition;`,
  [`services/${name}/dist/main.js`]: `
    import { definition } from './definition.js';
    console.log(definition.name, definition.text);`,
});

const bundle = (hours = 0): Promise<boolean> => bundleServices(root, ['one', 'two'], hours * 60 * 60 * 1000);
const inBundle = (name: string): string => join(root, 'services/dist', name);
const run = (name: string, ...args: string[]): string =>
  execFileSync(process.execPath, [inBundle(name), ...args], { encoding: 'utf8', env: {} }).trim();

it('bundleServices makes a program of each service, whose modules find the files beside them and keep their class names', async () => {
  expect(await bundle()).toBe(true);

  expect(run('one.js')).toBe('Definition texts of one');
  expect(run('two.js')).toBe('Definition texts of two');
});

it('bundleServices lets the services of the compact process share the modules that all of them use', async () => {
  await bundle();

  const definitions = ['one', 'two'].map((name) => inBundle(`${name}.definition.js`));

  expect(run('compact.js', ...definitions)).toBe('Definition\nDefinition\n2');
});

it('bundleServices does nothing while nothing has changed, and keeps a file for a day after it was left out', async () => {
  const filesAfter = async (hours: number): Promise<string[]> => {
    await write({ 'services/one/dist/.stamp': `after ${hours} hours` });
    expect(await bundle(hours)).toBe(true);
    return readdir(join(root, 'services/dist'));
  };
  const late = `console.log((await import('./late.js')).late);`;
  await write({ 'services/one/dist/late.js': `export const late = 1;`, 'services/one/dist/main.js': late });
  await bundle();
  expect(await bundle()).toBe(false);
  const chunk = expect.stringMatching(/^late-.+\.js$/);
  expect(await filesAfter(0)).toContainEqual(chunk);

  await write({ 'services/one/dist/main.js': '' });

  expect(await filesAfter(100)).toContainEqual(chunk);
  expect(await filesAfter(123)).toContainEqual(chunk);
  const files = await filesAfter(125);
  expect(files).not.toContainEqual(chunk);
  expect(files).toContain('one.js');
});

it('bundleServices leaves out a package’s optional dependencies that are not installed, and names a package that a service lacks', async () => {
  await write({
    'node_modules/driver/package.json': '{ "main": "index.js" }',
    'node_modules/driver/index.js': `
      try { require('not-installed'); module.exports = 'fast'; } catch { module.exports = 'slow'; }`,
    'services/one/dist/main.js': `import driver from 'driver'; console.log(driver);`,
  });
  await bundle();
  expect(run('one.js')).toBe('slow');

  await write({ 'services/one/dist/main.js': `import 'not-installed';`, 'services/one/dist/.stamp': 'second' });
  await expect(bundle()).rejects.toThrow('services/one/dist/main.js: not-installed is not installed');
});

it('bundleServices loads packages with native code from node_modules, and refuses two versions of one', async () => {
  const sharp = (folder: string, text: string): Record<string, string> => ({
    [`${folder}/node_modules/sharp/package.json`]: '{ "main": "index.js" }',
    [`${folder}/node_modules/sharp/index.js`]: `module.exports = __dirname.endsWith('sharp') && '${text}';`,
  });
  await write({
    ...sharp('.', 'native'),
    'services/one/dist/main.js': `import sharp from 'sharp'; console.log(sharp);`,
  });
  await bundle();
  expect(run('one.js')).toBe('native');

  await write({ ...sharp('services/one', 'another'), 'services/one/dist/.stamp': 'second' });
  await expect(bundle()).rejects.toThrow(
    'sharp of services/one/dist/main.js is another one than that of services/dist',
  );
});

it('bundleServices refuses a package that an unbundled one loads as well, since it would be loaded twice', async () => {
  await write({
    'node_modules/storage/package.json': '{ "main": "index.js" }',
    'node_modules/storage/index.js': `exports.stored = [];`,
    'node_modules/reader/package.json': '{ "type": "module", "main": "index.js" }',
    'node_modules/reader/index.js': `
      import { createRequire } from 'node:module';
      const require = createRequire(import.meta.url);
      export const read = () => require('storage').stored;`,
    'services/one/dist/main.js': `import { read } from 'reader'; console.log(read().length);`,
  });
  await bundle();
  expect(run('one.js')).toBe('0');

  const both = `import { read } from 'reader'; import { stored } from 'storage'; console.log(read() === stored);`;
  await write({ 'services/one/dist/main.js': both, 'services/one/dist/.stamp': 'second' });
  await expect(bundle()).rejects.toThrow('storage is loaded by node_modules/reader/index.js itself');
});

it('bundleServices gives a module that asks for its own file the compiled one', async () => {
  await write({ 'services/one/dist/main.js': 'console.log(import.meta.filename);' });
  await bundle();

  expect(run('one.js')).toBe(join(root, 'services/one/dist/main.js'));
});
