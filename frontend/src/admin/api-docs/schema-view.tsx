import type { ApiSchema } from '@farmhouse/contracts/api-docs/api-document';
import { Disclosure } from './disclosure.tsx';
import { componentOf, resolved, schemaText, type Components } from './schema-text.ts';

interface SchemaViewProps {
  schema: ApiSchema;
  components: Components;
}

/** The schemas inside of one that have fields of their own to show. */
function partsOf(schema: ApiSchema): ApiSchema[] {
  const { $ref, anyOf, allOf, items, prefixItems, properties } = schema;
  if ($ref !== undefined || properties) return [schema];
  return [...(anyOf ?? []), ...(allOf ?? []), ...(items ? [items] : []), ...(prefixItems ?? [])].flatMap(partsOf);
}

/** What a value may be, and the fields of its objects, which open one by one. */
export function SchemaView({ schema, components }: SchemaViewProps) {
  return (
    <>
      <span className="wrap-anywhere">{schemaText(schema)}</span>
      {schema.description && <span className="block text-quiet">{schema.description}</span>}
      {partsOf(schema).map((part, index) => (
        <Disclosure key={index} summary={`Fields of ${componentOf(part) ?? 'it'}`}>
          <Fields schema={resolved(part, components)} components={components} />
        </Disclosure>
      ))}
    </>
  );
}

function Fields({ schema, components }: SchemaViewProps) {
  const { properties = {}, required = [], anyOf, allOf, description } = schema;
  if (anyOf ?? allOf) return <SchemaView schema={schema} components={components} />;
  return (
    <>
      {description && <p className="text-quiet">{description}</p>}
      <dl className="grid gap-y-2 border-l border-line pl-4">
        {Object.entries(properties).map(([name, field]) => (
          <div key={name}>
            <dt>
              <code>{name}</code>
              {!required.includes(name) && <span className="text-quiet"> optional</span>}
            </dt>
            <dd className="text-sm">
              <SchemaView schema={field} components={components} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
