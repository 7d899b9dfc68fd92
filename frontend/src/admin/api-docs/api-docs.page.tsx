import { useState } from 'react';
import type { ApiDocument } from '@farmhouse/contracts/api-docs/api-document';
import { formatCount } from '@farmhouse/contracts/text/count';
import { Badge, type BadgeTone } from '../ui/badge.tsx';
import { SearchBox } from '../ui/filters/search-box.tsx';
import { PanelSection } from '../ui/panel-section.tsx';
import { SectionBar } from '../ui/section-bar.tsx';
import { EmptyState, ErrorState, LoadingState } from '../ui/states.tsx';
import { useApiDocumentQuery } from './api-docs.api.ts';
import { OperationDetails } from './operation-details.tsx';
import { groupsOf, type OperationGroup } from './operations.ts';
import { Disclosure } from './disclosure.tsx';
import type { Components } from './schema-text.ts';
import { capitalised } from '../ui/capitalised.ts';

const TONES: Record<string, BadgeTone> = { GET: 'blue', POST: 'green', DELETE: 'red' };

/** Every call of the product's API, for developers of programs that use it. */
export default function ApiDocsPage() {
  const { data, isError, refetch } = useApiDocumentQuery();
  return (
    <>
      <SectionBar text="Every call that the product answers, for people who connect a program of their own to it." />
      {data && <Operations document={data} />}
      {!data && (isError ? <ErrorState what="The documentation" onRetry={refetch} /> : <LoadingState />)}
    </>
  );
}

function Operations({ document }: { document: ApiDocument }) {
  const [search, setSearch] = useState('');
  const groups = groupsOf(document, search);
  const count = groups.reduce((sum, { operations }) => sum + operations.length, 0);
  return (
    <>
      <SearchBox className="max-w-md" value={search} placeholder="Search paths and texts" onSearch={setSearch} />
      <p role="status" className="mt-2 mb-6 text-sm text-quiet">
        {formatCount(count, 'call', 'calls')}
      </p>
      {count === 0 && <EmptyState text="No call matches the search" />}
      <div className="grid gap-8">
        {groups.map((group) => (
          <Group key={group.name} group={group} components={document.components.schemas} />
        ))}
      </div>
    </>
  );
}

/** `bookings/bank-statement` is titled `Bookings: bank statement`. */
const titleOf = (name: string): string => capitalised(name).replace('/', ': ').replaceAll('-', ' ');

function Group({ group: { name, operations }, components }: { group: OperationGroup; components: Components }) {
  return (
    <PanelSection title={titleOf(name)}>
      <div className="panel overflow-hidden">
        {operations.map(({ method, path, operation }) => (
          <Disclosure
            key={`${method} ${path}`}
            className="border-t border-line px-4 py-1.5 first:border-t-0"
            summary={
              <>
                <span className="inline-block w-18">
                  <Badge tone={TONES[method] ?? 'yellow'}>{method}</Badge>
                </span>
                <code className="mr-3 text-sm">{path}</code>
                <span className="text-quiet max-sm:block">{operation.summary}</span>
              </>
            }
          >
            <OperationDetails operation={operation} components={components} />
          </Disclosure>
        ))}
      </div>
    </PanelSection>
  );
}
