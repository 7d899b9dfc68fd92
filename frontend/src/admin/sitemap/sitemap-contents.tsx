import { PanelSection } from '../ui/panel-section.tsx';
import { PAGE_LINES } from './page-lines.ts';

const EVENTS = [
  'A service or a gallery picture is added, changed or deleted',
  'A blog post is published, changed or taken down',
  'The search settings of a page change, or it is hidden from search engines',
  'A picture of the home page changes',
  'An amenity, a text of a page or a setting that the site shows changes',
];

/** Describes which pages the sitemap lists and what updates it. */
export function SitemapContents() {
  return (
    <div className="mt-8 grid gap-8 lg:grid-cols-2">
      <PanelSection title="Included pages">
        <table className="panel w-full border-separate border-spacing-0 text-left">
          <thead className="text-sm text-quiet">
            <tr>
              <th scope="col" className="px-4 py-2 font-semibold">
                Page
              </th>
              <th scope="col" className="px-4 py-2 text-right font-semibold">
                Priority
              </th>
            </tr>
          </thead>
          <tbody>
            {PAGE_LINES.map(([name, priority]) => (
              <tr key={name}>
                <th scope="row" className="border-t border-line px-4 py-2 font-normal">
                  {name}
                </th>
                <td className="figures border-t border-line px-4 py-2 text-right">{priority}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </PanelSection>
      <PanelSection title="Updated automatically when">
        <ul className="list-disc space-y-1 pl-5">
          {EVENTS.map((event) => (
            <li key={event}>{event}</li>
          ))}
        </ul>
        <p className="mt-3 text-sm text-quiet">Pages that are hidden from search engines are left out.</p>
      </PanelSection>
    </div>
  );
}
