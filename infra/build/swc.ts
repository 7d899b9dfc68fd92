import type { Options } from '@swc/core';

type Syntax = 'ts' | 'tsx';

/** The syntax of a source file, by its name. */
export const syntaxOf = (file: string): Syntax => (file.endsWith('.tsx') ? 'tsx' : 'ts');

/**
 * SWC's options for compiling TypeScript, for the build and the tests. Decorators emit their types because
 * dependency injection and validation read them at run time; class fields are assigned, not defined, because
 * decorated entities rely on it.
 */
export function swcOptions(syntax: Syntax): Options {
  return {
    swcrc: false,
    configFile: false,
    sourceMaps: true,
    module: { type: 'es6' },
    jsc: {
      target: 'es2022',
      keepClassNames: true,
      experimental: { keepImportAttributes: true },
      parser: { syntax: 'typescript', tsx: syntax === 'tsx', decorators: true },
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
export function buildOptions(syntax: Syntax): Options {
  const options = swcOptions(syntax);
  const rewriting = { rewriteRelativeImportExtensions: true }; // supported by SWC, but missing in its types
  return { ...options, jsc: { ...options.jsc, ...rewriting } };
}
