import type { ReactNode } from 'react';
import type { ApiResponse, ApiContent, ApiOperation } from '@farmhouse/contracts/api-docs/api-document';
import { DescriptionList } from '../ui/description-list.tsx';
import { callersOf } from './operations.ts';
import { Disclosure } from './disclosure.tsx';
import { SchemaView } from './schema-view.tsx';
import { exampleOf, type Components } from './schema-text.ts';

interface OperationDetailsProps {
  operation: ApiOperation;
  components: Components;
}

/** Who may make a call, its request and its responses. */
export function OperationDetails({ operation, components }: OperationDetailsProps) {
  const { description, parameters = [], requestBody, responses, 'x-limit': limit } = operation;
  return (
    <div className="grid gap-5 border-t border-line p-4">
      {description && <p className="max-w-prose">{description}</p>}
      <DescriptionList items={[['For', callersOf(operation)], ...(limit ? [['Limited by', limit] as const] : [])]} />
      {parameters.length > 0 && (
        <Section title="Parameters">
          <dl className="grid gap-y-2">
            {parameters.map(({ name, in: place, required, description: meaning, schema }) => (
              <div key={`${place} ${name}`}>
                <dt>
                  <code>{name}</code>
                  <span className="text-quiet">
                    {' '}
                    in the {place}
                    {!required && ', optional'}
                  </span>
                </dt>
                <dd className="text-sm">
                  <SchemaView schema={{ ...schema, description: meaning }} components={components} />
                </dd>
              </div>
            ))}
          </dl>
        </Section>
      )}
      {requestBody && (
        <Section title="Body">
          <p className="text-sm text-quiet">
            {requestBody.description}
            {!requestBody.required && '; it may be left out'}
          </p>
          <Contents content={requestBody.content} components={components} />
        </Section>
      )}
      <Section title="Responses">
        {Object.entries(responses).map(([status, response]) => (
          <ResponseDetails key={status} {...{ status, response, components }} />
        ))}
      </Section>
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h4 className="mb-2 font-semibold">{title}</h4>
      {children}
    </div>
  );
}

/** Removes Markdown's backticks, which are for other readers of the document. */
const plain = (text: string): string => text.replaceAll('`', '');

function ResponseDetails({
  status,
  response,
  components,
}: {
  status: string;
  response: ApiResponse;
  components: Components;
}) {
  const { description, content, headers = {} } = response;
  const summary = (
    <>
      <span className="figures font-semibold">{status}</span> {plain(description)}
    </>
  );
  return (
    <Disclosure summary={summary} className="border-t border-line first-of-type:border-t-0">
      <div className="pb-3 pl-4">
        {Object.entries(headers).map(([name, header]) => (
          <p key={name} className="text-sm">
            <code>{name}</code> {header.description}
          </p>
        ))}
        {content ? <Contents content={content} components={components} /> : <p className="text-sm">Without a body</p>}
      </div>
    </Disclosure>
  );
}

function Contents({ content, components }: { content: Record<string, ApiContent>; components: Components }) {
  return Object.entries(content).map(([type, { schema }]) => (
    <div key={type} className="mt-1 text-sm">
      <code>{type}</code> <SchemaView schema={{ ...schema, description: undefined }} components={components} />
      {type.endsWith('json') && (
        <Disclosure summary="Example">
          <pre className="rounded-field bg-line p-3 text-xs wrap-anywhere whitespace-pre-wrap">
            {JSON.stringify(exampleOf(schema, components), null, 2)}
          </pre>
        </Disclosure>
      )}
    </div>
  ));
}
