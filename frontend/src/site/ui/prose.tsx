import { withPrefixedIds } from '@farmhouse/contracts/content/prefixed-ids';
import { withStackedTables } from './content/stacked-tables.ts';

/** The owner's HTML, which the server sanitised when it was stored; texts stored earlier get the prefix of ids here. */
export function Prose({ html }: { html: string }) {
  return <div className="prose" dangerouslySetInnerHTML={{ __html: withStackedTables(withPrefixedIds(html)) }} />;
}
