import ts from 'typescript';
import { docOf, sourceLocationOf } from './sources.ts';
import { limited, nestedClass } from './limits.ts';
import type { ApiSchema } from '../../services/contracts/src/api-docs/api-document.ts';
import type { Class } from './class.ts';

const REFERENCE = '#/components/schemas/';

export const referenceTo = (name: string): ApiSchema => ({ $ref: REFERENCE + name });

/** A union of schemas, without duplicates. */
export function anyOf(schemas: readonly ApiSchema[]): ApiSchema {
  const flat = schemas.flatMap((schema) => (Object.keys(schema).join() === 'anyOf' ? (schema.anyOf ?? []) : schema));
  const distinct = [...new Map(flat.map((schema) => [JSON.stringify(schema), schema])).values()];
  const [first = {}] = distinct;
  return distinct.length > 1 ? { anyOf: distinct } : first;
}

/** A schema that also allows null. */
function orNull(schema: ApiSchema): ApiSchema {
  if (typeof schema.type !== 'string') return anyOf([schema, { type: 'null' }]);
  const values = schema.enum ? { enum: [...schema.enum, null] } : {};
  return { ...schema, type: [schema.type, 'null'], ...values };
}

const isFlagged = (type: ts.Type, flags: ts.TypeFlags): boolean => (type.flags & flags) !== 0;
const EMPTY = ts.TypeFlags.Undefined | ts.TypeFlags.Void;

/**
 * Turns types of the sources into schemas. An interface or a class of the services becomes a component of its name;
 * responses have no properties but those of their type, while a DTO ignores unknown ones.
 */
export class Schemas {
  readonly components: Record<string, ApiSchema> = {};
  private readonly owners = new Map<string, ts.Symbol>();
  /** The run-time classes of the DTOs. */
  private readonly dtos = new Map<ts.Symbol, Class>();

  private readonly checker: ts.TypeChecker;

  constructor(checker: ts.TypeChecker) {
    this.checker = checker;
  }

  /** A body or a query, with the limits that its class validates. */
  ofDto(type: ts.Type, runtime: Class): ApiSchema {
    if (type.symbol) this.dtos.set(type.symbol, runtime);
    return this.of(type);
  }

  /** The schema of a body or a query in place, not as a component that is referred to. */
  inline(type: ts.Type, runtime: Class): ApiSchema {
    if (type.symbol) this.dtos.set(type.symbol, runtime);
    return this.fieldsOf(type);
  }

  /** A body that no DTO validates: unknown properties are ignored. */
  open(type: ts.Type): ApiSchema {
    const { additionalProperties: _closed, ...schema } = this.fieldsOf(type);
    return schema;
  }

  /** True if a body has a required field, so that it cannot be omitted. */
  needsFields({ $ref, allOf = [], required = [] }: ApiSchema): boolean {
    const component = $ref === undefined ? undefined : this.components[$ref.slice(REFERENCE.length)];
    return required.length > 0 || [...allOf, ...(component ? [component] : [])].some((part) => this.needsFields(part));
  }

  /** One of several types. */
  ofAny(types: readonly ts.Type[]): ApiSchema {
    return this.ofUnion(types);
  }

  of(type: ts.Type): ApiSchema {
    if (type.isUnion()) return this.ofUnion(type.types);
    if (isFlagged(type, ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return {};
    if (isFlagged(type, ts.TypeFlags.Null)) return { type: 'null' };
    if (type.isStringLiteral()) return { type: 'string', const: type.value };
    if (type.isNumberLiteral()) return { type: 'number', const: type.value };
    if (isFlagged(type, ts.TypeFlags.BooleanLiteral)) {
      return { type: 'boolean', const: this.checker.typeToString(type) === 'true' };
    }
    if (isFlagged(type, ts.TypeFlags.StringLike)) return { type: 'string' };
    if (isFlagged(type, ts.TypeFlags.NumberLike)) return { type: 'number' };
    if (this.checker.isArrayType(type)) return this.ofList(type as ts.TypeReference);
    if (this.checker.isTupleType(type)) return this.ofTuple(type as ts.TypeReference);
    if (isFlagged(type, ts.TypeFlags.Object | ts.TypeFlags.Intersection)) return this.ofObject(type);
    throw new Error(`No schema for the type ${this.checker.typeToString(type)}`);
  }

  private ofUnion(types: readonly ts.Type[]): ApiSchema {
    const given = types.filter((type) => !isFlagged(type, EMPTY));
    const rest = given.filter((type) => !isFlagged(type, ts.TypeFlags.Null));
    const schema = this.ofValues(rest);
    return rest.length < given.length ? orNull(schema) : schema;
  }

  private ofValues(types: readonly ts.Type[]): ApiSchema {
    const texts = types.filter((type) => type.isStringLiteral()).map(({ value }) => value);
    const numbers = types.filter((type) => type.isNumberLiteral()).map(({ value }) => value);
    const flags = types.filter((type) => isFlagged(type, ts.TypeFlags.BooleanLiteral));
    const others = types.filter((type) => !type.isLiteral() && !flags.includes(type));
    return anyOf([
      ...(texts.length > 1
        ? [{ type: 'string', enum: texts.sort() }]
        : texts.map((value) => ({ type: 'string', const: value }))),
      ...(numbers.length > 0 ? [{ type: 'number', enum: numbers.sort((a, b) => a - b) }] : []),
      ...(flags.length > 1 ? [{ type: 'boolean' }] : flags.map((flag) => this.of(flag))),
      ...others.map((type) => this.of(type)),
    ]);
  }

  private ofList(type: ts.TypeReference): ApiSchema {
    const [element] = this.checker.getTypeArguments(type);
    return { type: 'array', ...(element ? { items: this.of(element) } : {}) };
  }

  private ofTuple(type: ts.TypeReference): ApiSchema {
    const parts = this.checker.getTypeArguments(type);
    const prefixItems = parts.map((part) => this.of(part));
    return { type: 'array', prefixItems, items: false, minItems: parts.length };
  }

  private ofObject(type: ts.Type): ApiSchema {
    const symbol = this.nameable(type);
    if (!symbol) return this.fieldsOf(type);
    const name = this.nameOf(symbol);
    if (!this.components[name]) {
      this.components[name] = {};
      const description = docOf(symbol, this.checker);
      this.components[name] = { ...(description ? { description } : {}), ...this.fieldsOf(type) };
    }
    return referenceTo(name);
  }

  /** The symbol of an interface, class or type without arguments that the services declare. */
  private nameable(type: ts.Type): ts.Symbol | undefined {
    if (type.aliasTypeArguments || (type as ts.TypeReference).typeArguments?.length) return undefined;
    const symbol = type.aliasSymbol ?? type.symbol;
    const [declaration] = symbol?.declarations ?? [];
    if (!declaration || !sourceLocationOf(declaration)) return undefined;
    const isNamed =
      ts.isInterfaceDeclaration(declaration) ||
      ts.isClassDeclaration(declaration) ||
      ts.isTypeAliasDeclaration(declaration);
    return isNamed ? symbol : undefined;
  }

  /**
   * The name of a component: the type's own; prefixed with the feature's where two features have a type of that name.
   */
  private nameOf(symbol: ts.Symbol): string {
    const place = symbol.declarations?.[0] && sourceLocationOf(symbol.declarations[0]);
    const names = [
      symbol.name,
      `${place?.feature ?? ''}.${symbol.name}`,
      `${place?.service ?? ''}.${place?.feature ?? ''}.${symbol.name}`,
    ];
    const name = names.find((one) => (this.owners.get(one) ?? symbol) === symbol);
    if (!name) throw new Error(`Two types are named ${symbol.name}`);
    this.owners.set(name, symbol);
    return name;
  }

  private fieldsOf(type: ts.Type): ApiSchema {
    const index = this.checker.getIndexInfoOfType(type, ts.IndexKind.String);
    const runtime = type.symbol && this.dtos.get(type.symbol);
    const fields = this.checker
      .getPropertiesOfType(type)
      .map((symbol) => ({ symbol, type: this.checker.getTypeOfSymbol(symbol) }))
      .filter(({ type: field }) => field.getCallSignatures().length === 0)
      .sort((a, b) => (a.symbol.name < b.symbol.name ? -1 : 1));
    const required = fields
      .filter(({ symbol, type: field }) => !isOptional(symbol, field))
      .map(({ symbol }) => symbol.name);
    const rest = index ? this.of(index.type) : false;
    return {
      type: 'object',
      properties: Object.fromEntries(
        fields.map(({ symbol, type: field }) => [symbol.name, this.ofField(symbol, field, runtime)]),
      ),
      ...(required.length > 0 ? { required } : {}),
      ...(runtime ? {} : { additionalProperties: rest }),
    };
  }

  private ofField(symbol: ts.Symbol, type: ts.Type, dto: Class | undefined): ApiSchema {
    const nested = dto && nestedClass(dto, symbol.name);
    if (nested) this.dtos.set(symbolWithin(type, this.checker), nested);
    const schema = dto ? limited(this.of(type), dto, symbol.name) : this.of(type);
    const description = docOf(symbol, this.checker);
    return description ? { ...schema, description } : schema;
  }
}

/** The properties of an object's schema, one by one. */
export function fieldsOf({
  properties = {},
  required = [],
}: ApiSchema): { name: string; required: boolean; schema: ApiSchema }[] {
  return Object.entries(properties).map(([name, schema]) => ({ name, schema, required: required.includes(name) }));
}

function isOptional(symbol: ts.Symbol, type: ts.Type): boolean {
  const canBeUndefined = type.isUnion() && type.types.some((one) => isFlagged(one, EMPTY));
  const { valueDeclaration: declared } = symbol;
  const hasDefault = declared !== undefined && ts.isPropertyDeclaration(declared) && declared.initializer !== undefined;
  return (symbol.flags & ts.SymbolFlags.Optional) !== 0 || hasDefault || canBeUndefined || isFlagged(type, EMPTY);
}

/** The class of a nested DTO, or of the elements of a list of them. */
function symbolWithin(type: ts.Type, checker: ts.TypeChecker): ts.Symbol {
  const value = checker.getNonNullableType(type);
  const [element = value] = checker.isArrayType(value) ? checker.getTypeArguments(value as ts.TypeReference) : [];
  return element.symbol;
}
