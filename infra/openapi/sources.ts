import { readdirSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { inRoot, ROOT } from '../paths.ts';

/** Files that declare routes: controllers, and routes of Fastify's own. */
const DECLARES_ROUTES = /^(?!platform\/)[^/]+\/src\/.+(\.controller|-routes)\.ts$/;

function routeFiles(): string[] {
  const all = readdirSync(inRoot('services'), { recursive: true, encoding: 'utf8' });
  return all.filter((path) => DECLARES_ROUTES.test(path)).map((path) => inRoot('services', path));
}

/** The services' sources as the compiler reads them, starting from the files that declare routes. */
export function readSources(): { checker: ts.TypeChecker; files: ts.SourceFile[] } {
  const { config } = ts.readConfigFile(inRoot('tsconfig.base.json'), (path) => ts.sys.readFile(path)) as {
    config: { compilerOptions: object };
  };
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, ROOT);
  const names = routeFiles().sort();
  const program = ts.createProgram(names, options);
  const files = names.map((name) => program.getSourceFile(name)).filter((file) => file !== undefined);
  return { checker: program.getTypeChecker(), files };
}

const SOURCE = /\/services\/([^/]+)\/src\/(?:([^/]+)\/(?:.+\/)?)?[^/]+$/;

/** The service and the feature that a source belongs to; undefined outside the services. */
export function sourceLocationOf(node: ts.Node): { service: string; feature: string } | undefined {
  const [, service, feature = ''] = SOURCE.exec(node.getSourceFile().fileName) ?? [];
  return service === undefined ? undefined : { service, feature };
}

/** The exports of a source's built module. */
export function loadBuilt(file: ts.SourceFile): Promise<Record<string, unknown>> {
  const built = file.fileName.replace(/\/src\/(.+)\.ts$/, '/dist/$1.js');
  return import(pathToFileURL(built).href) as Promise<Record<string, unknown>>;
}

/** The text of a symbol's docstring, on one line. */
export function docOf(symbol: ts.Symbol | undefined, checker: ts.TypeChecker): string | undefined {
  const text = ts.displayPartsToString(symbol?.getDocumentationComment(checker));
  return text.replace(/\s+/g, ' ').trim() || undefined;
}

/** The docstring of a call. Throws an Error that names a call without one. */
export function requiredDocOf(symbol: ts.Symbol | undefined, checker: ts.TypeChecker): string {
  const doc = docOf(symbol, checker);
  if (doc) return doc;
  const file = symbol?.declarations?.[0]?.getSourceFile().fileName;
  throw new Error(`${file}: ${symbol?.name} needs a docstring, which the API's document shows`);
}

export interface Decorator {
  name: string;
  args: readonly ts.Expression[];
}

/** The decorators of a class, a method or a parameter, in their order. */
export function decoratorsOf(node: ts.Node): Decorator[] {
  const decorators = ts.canHaveDecorators(node) ? (ts.getDecorators(node) ?? []) : [];
  return decorators
    .map(({ expression }) => expression)
    .filter(ts.isCallExpression)
    .map(({ expression, arguments: args }) => ({ name: expression.getText(), args }));
}
