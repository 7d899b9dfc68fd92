import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from '@swc/core';
import { swcOptions, syntaxOf } from '../../build/swc.ts';
import { keepWorkerData } from './worker-data.ts';

/**
 * Lets a worker of the unit specs load TypeScript with its decorators, compiled as the build compiles it. Node itself
 * loads modules, once per worker: reloading the frameworks for each spec file took most of the run's time.
 */
const GLOBALS = new URL('./globals.ts', import.meta.url).href;

const isTypeScript = (url: string): boolean =>
  url.startsWith('file:') && /\.tsx?$/.test(url) && !url.includes('/node_modules/');

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === '@jest/globals' ? { url: GLOBALS, shortCircuit: true } : next(specifier, context),
  load: (url, context, next) => {
    const [address = url] = url.split('?'); // the runner appends the time to a spec's URL
    if (!isTypeScript(address)) return next(url, context);
    const filename = fileURLToPath(address);
    const options = { ...swcOptions(syntaxOf(address)), filename, sourceMaps: 'inline' } as const;
    const { code } = transformSync(readFileSync(filename, 'utf8'), options);
    return { format: 'module', source: code, shortCircuit: true };
  },
});
process.setSourceMapsEnabled(true);
if (process.argv[1]?.endsWith('/tinypool/dist/entry/process.js')) keepWorkerData(process);
