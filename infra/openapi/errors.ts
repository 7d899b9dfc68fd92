import ts from 'typescript';
import { ERROR_CODES, type ErrorCode } from '../../services/contracts/src/errors.ts';
import { anyOf, referenceTo, type Schemas } from './schemas.ts';
import type { ApiResponse, ApiSchema } from '../../services/contracts/src/api-docs/api-document.ts';

const isCode = (text: string): text is ErrorCode => Object.hasOwn(ERROR_CODES, text);

/** `dates-taken` is the component `DatesTakenProblem`. */
const nameOf = (code: ErrorCode): string =>
  `${code.replace(/(^|-)(\w)/g, (_all, _dash: string, letter: string) => letter.toUpperCase())}Problem`;

const FIELD_ERROR: ApiSchema = {
  type: 'object',
  properties: { message: { type: 'string' }, path: { type: 'string', description: 'Dotted; empty for all of it' } },
  required: ['message', 'path'],
  additionalProperties: false,
};

/** Codes that name the wrong fields whenever they are sent. */
const FIELDS = { errors: { type: 'array', items: FIELD_ERROR } } as const;

interface KindOfError {
  status: number;
  code: ErrorCode;
}

/** The error responses of calls: one schema per code of the catalogue, with the additional fields of its errors. */
export class Errors {
  /** Fields that some error of a code adds, with how many of its classes have them. */
  private readonly details = new Map<ErrorCode, Record<string, ApiSchema>>();
  private readonly statuses = new Map<ErrorCode, Set<number>>();
  private readonly known = new Map<ts.ClassDeclaration, KindOfError[]>();

  private readonly checker: ts.TypeChecker;
  private readonly schemas: Schemas;

  constructor(checker: ts.TypeChecker, schemas: Schemas) {
    this.checker = checker;
    this.schemas = schemas;
  }

  /** The statuses and codes of an error class. */
  kindsOf(declaration: ts.ClassDeclaration): KindOfError[] {
    const known = this.known.get(declaration);
    if (known) return known;
    const kinds = this.read(declaration);
    this.known.set(declaration, kinds);
    return kinds;
  }

  private read(declaration: ts.ClassDeclaration): KindOfError[] {
    const type = this.checker.getTypeAtLocation(declaration);
    const statuses = literalsOf(this.property(type, 'status')).map(Number);
    const codes = this.codesOf(type);
    const kinds = statuses.flatMap((status) => codes.map((code) => ({ status, code })));
    if (kinds.length === 0) throw new Error(`${declaration.name?.text} does not say its status and code`);
    const details = this.property(type, 'details');
    for (const { code } of kinds) this.addDetails(code, details);
    return kinds;
  }

  private property(type: ts.Type, name: string): ts.Type | undefined {
    const symbol = type.getProperty(name);
    return symbol && this.checker.getTypeOfSymbol(symbol);
  }

  /** A class's code is declared as one of all codes, and set to one of them. */
  private codesOf(type: ts.Type): ErrorCode[] {
    const declaration = type.getProperty('code')?.valueDeclaration;
    const initial = declaration && ts.isPropertyDeclaration(declaration) ? declaration.initializer : undefined;
    const codes = initial && ts.isStringLiteral(initial) ? [initial.text] : literalsOf(this.property(type, 'code'));
    return codes.length < Object.keys(ERROR_CODES).length ? codes.map(String).filter(isCode) : [];
  }

  private addDetails(code: ErrorCode, type: ts.Type | undefined): void {
    for (const symbol of type?.getProperties() ?? []) {
      if (symbol.name === 'errors') continue;
      const schema = this.schemas.of(this.checker.getTypeOfSymbol(symbol));
      this.details.set(code, { ...this.details.get(code), [symbol.name]: schema });
    }
  }

  /** The response of a status that may have one of these codes. */
  response(status: number, codes: readonly ErrorCode[]): ApiResponse {
    const sorted = [...new Set(codes)].sort();
    for (const code of sorted) this.statuses.set(code, (this.statuses.get(code) ?? new Set()).add(status));
    return {
      description: sorted.map((code) => `\`${code}\`: ${ERROR_CODES[code]}`).join('. '),
      content: { 'application/json': { schema: anyOf(sorted.map((code) => referenceTo(nameOf(code)))) } },
    };
  }

  /** One component for each code that is used. */
  components(): Record<string, ApiSchema> {
    return Object.fromEntries(
      [...this.statuses].map(([code, statuses]) => [nameOf(code), this.component(code, [...statuses])]),
    );
  }

  private component(code: ErrorCode, statuses: readonly number[]): ApiSchema {
    const hasErrors = statuses.includes(400);
    return {
      description: ERROR_CODES[code],
      type: 'object',
      properties: {
        code: { const: code },
        message: { type: 'string', description: 'For people; it may change' },
        ...(hasErrors ? FIELDS : {}),
        ...this.details.get(code),
      },
      required: ['code', 'message', ...(hasErrors && statuses.length === 1 ? ['errors'] : [])],
      additionalProperties: false,
    };
  }
}

function literalsOf(type: ts.Type | undefined): (string | number)[] {
  const types = type?.isUnion() ? type.types : type ? [type] : [];
  return types.flatMap((one) => (one.isStringLiteral() || one.isNumberLiteral() ? [one.value] : []));
}
