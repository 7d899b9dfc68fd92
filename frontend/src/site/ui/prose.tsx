import { withPartIds } from '@farmhouse/contracts/content/part-ids';

/** The owner's HTML, which the server sanitised when it was stored; texts stored earlier get the prefix of ids here. */
export function Prose({ html }: { html: string }) {
  return <div className="prose" dangerouslySetInnerHTML={{ __html: withPartIds(html) }} />;
}
