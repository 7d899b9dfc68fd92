import { SCHEMA_DATA_MAX_LENGTH, type SchemaData } from '@farmhouse/contracts/content/seo';

type Node = Record<string, unknown>;

export interface OwnerJsonLd {
  /** Properties that extend or replace the page's own. */
  properties: Node;
  /** Separate nodes, each with its type. */
  nodes: readonly Node[];
}

/** Keys that could pollute an object's prototype in careless code that reads the JSON. */
const PROTOTYPE_KEYS: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * The structured data that the owner has written for a page whose own node has the type `type`: an object, a list or a
 * `@graph`. The first object without a type or with the page's extends the page's node, others are separate nodes.
 * `@context` and `@id` are set by the site, so both are dropped; so is data that is not JSON or too long.
 */
export function ownerJsonLd(schemaData: SchemaData | null | undefined, type: string): OwnerJsonLd {
  const items = itemsOf(schemaData);
  const first = items.findIndex((item) => item['@type'] === undefined || item['@type'] === type);
  const { '@type': _type, ...properties } = items[first] ?? {};
  return { properties, nodes: items.filter((item, index) => index !== first && typeof item['@type'] === 'string') };
}

function itemsOf(schemaData: SchemaData | null | undefined): Node[] {
  if (typeof schemaData !== 'object' || schemaData === null) return [];
  const json = JSON.stringify(schemaData);
  if (json.length > SCHEMA_DATA_MAX_LENGTH) return [];
  const items = [JSON.parse(json, withoutForbidden) as unknown].flat().filter(isNode);
  return items
    .flatMap((item) => (Array.isArray(item['@graph']) ? item['@graph'].filter(isNode) : [item]))
    .map(withoutId);
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A reviver that drops a key by returning undefined. */
function withoutForbidden(key: string, value: unknown): unknown {
  return key === '@context' || PROTOTYPE_KEYS.has(key) ? undefined : value;
}

function withoutId({ '@id': _id, ...node }: Node): Node {
  return node;
}
