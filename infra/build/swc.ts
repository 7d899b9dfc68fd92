import type { Options } from '@swc/core';

/**
 * SWC's options for compiling TypeScript, for the build and the tests. Decorators emit their types because
 * dependency injection and validation read them at run time; class fields are assigned, not defined, because
 * decorated entities rely on it.
 */
export function swcOptions(tsx: boolean): Options {
  return {
    swcrc: false,
    configFile: false,
    sourceMaps: true,
    module: { type: 'es6' },
    jsc: {
      target: 'es2022',
      keepClassNames: true,
      parser: { syntax: 'typescript', tsx, decorators: true },
      transform: {
        legacyDecorator: true,
        decoratorMetadata: true,
        useDefineForClassFields: false,
        react: { runtime: 'automatic' },
      },
    },
  };
}

/** The build's options: as above, and imports that end in `.ts` point to the `.js` beside them. */
export function buildOptions(tsx: boolean): Options {
  const options = swcOptions(tsx);
  const rewriting = { rewriteRelativeImportExtensions: true }; // supported by SWC, but missing in its types
  return { ...options, jsc: { ...options.jsc, ...rewriting } };
}
