import ts from 'typescript';
import { sourceLocationOf } from './sources.ts';

/** The effects of code that a caller sees, found in its source. */
export interface ReachableEffects {
  /** Error classes that it instantiates. */
  errors: Set<ts.ClassDeclaration>;
  /** Media types of the files that it sends. */
  files: Set<string>;
  /** Statuses that it sets itself. */
  statuses: Set<number>;
  /** Names of the functions and methods, and of constants of modules, that it uses. */
  names: Set<string>;
}

interface Effects extends ReachableEffects {
  uses: Set<ts.Node>;
}

const noEffects = (): Effects => ({
  errors: new Set(),
  files: new Set(),
  statuses: new Set(),
  names: new Set(),
  uses: new Set(),
});

type Code = ts.FunctionLikeDeclaration | ts.VariableDeclaration;

const isCode = (node: ts.Node): node is Code =>
  (ts.isFunctionLike(node) && 'body' in node && node.body !== undefined) ||
  (ts.isVariableDeclaration(node) && node.initializer !== undefined && ts.isSourceFile(node.parent.parent.parent));

/** True if the class is a DomainError or extends one. */
function isError(node: ts.Node, checker: ts.TypeChecker): node is ts.ClassDeclaration {
  if (!ts.isClassDeclaration(node)) return false;
  if (node.name?.text === 'DomainError') return true;
  const base = node.heritageClauses?.find(({ token }) => token === ts.SyntaxKind.ExtendsKeyword)?.types[0];
  const symbol = base && resolved(checker.getSymbolAtLocation(base.expression), checker);
  return symbol?.declarations?.some((one) => isError(one, checker)) ?? false;
}

function resolved(symbol: ts.Symbol | undefined, checker: ts.TypeChecker): ts.Symbol | undefined {
  return symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

/**
 * Follows the code of a route: every function and class that it refers to, directly or indirectly, in the sources of
 * the services. Overestimates rather than underestimates: finds everything a route could do, regardless of conditions.
 */
export class CallGraph {
  private readonly known = new Map<ts.Node, Effects>();

  private readonly checker: ts.TypeChecker;

  constructor(checker: ts.TypeChecker) {
    this.checker = checker;
  }

  from(start: ts.Node): ReachableEffects {
    const found = noEffects();
    const waiting: ts.Node[] = [start];
    const seen = new Set<ts.Node>(waiting);
    for (let code = waiting.pop(); code; code = waiting.pop()) {
      const effects = this.effectsOf(code);
      for (const key of ['errors', 'files', 'statuses', 'names'] as const) {
        for (const value of effects[key]) (found[key] as Set<unknown>).add(value);
      }
      for (const used of effects.uses) {
        if (seen.has(used)) continue;
        seen.add(used);
        waiting.push(used);
      }
    }
    return found;
  }

  private effectsOf(code: ts.Node): Effects {
    const known = this.known.get(code);
    if (known) return known;
    const effects = noEffects();
    this.known.set(code, effects);
    const visit = (node: ts.Node): void => {
      if (ts.isTypeNode(node) || ts.isDecorator(node)) return;
      if (ts.isIdentifier(node)) this.addName(node, effects);
      if (ts.isNewExpression(node)) this.addInstantiation(node, effects);
      if (ts.isCallExpression(node)) addStatus(node, effects);
      ts.forEachChild(node, visit);
    };
    ts.forEachChild(code, visit);
    return effects;
  }

  private declarationsOf(node: ts.Node): readonly ts.Declaration[] {
    return resolved(this.checker.getSymbolAtLocation(node), this.checker)?.declarations ?? [];
  }

  private addName(node: ts.Identifier, effects: Effects): void {
    for (const declaration of this.declarationsOf(node)) {
      const place = sourceLocationOf(declaration);
      if (!place || place.service === 'contracts' || !isCode(declaration)) continue;
      effects.names.add(node.text);
      effects.uses.add(declaration);
    }
  }

  private addInstantiation(node: ts.NewExpression, effects: Effects): void {
    const [first, options] = node.arguments ?? [];
    if (node.expression.getText() === 'StreamableFile' && first && options) addFile(options, effects);
    for (const declaration of this.declarationsOf(node.expression)) {
      if (isError(declaration, this.checker)) effects.errors.add(declaration);
    }
  }
}

function addFile(options: ts.Expression, effects: Effects): void {
  if (!ts.isObjectLiteralExpression(options)) return;
  for (const property of options.properties) {
    if (!ts.isPropertyAssignment(property) || property.name.getText() !== 'type') continue;
    if (ts.isStringLiteral(property.initializer)) effects.files.add(property.initializer.text);
  }
}

/** Of `reply.status(301)`, `reply.code(304)` and `reply.type('image/jpeg')`. */
function addStatus({ expression, arguments: [value] }: ts.CallExpression, effects: Effects): void {
  if (!ts.isPropertyAccessExpression(expression) || !value || !/^reply\b/.test(expression.expression.getText())) return;
  const { text: method } = expression.name;
  if ((method === 'status' || method === 'code') && ts.isNumericLiteral(value))
    effects.statuses.add(Number(value.text));
  if (method === 'type' && ts.isStringLiteral(value)) effects.files.add(value.text);
}
