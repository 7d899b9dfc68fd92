import { PanelSection } from '../ui/panel-section.tsx';
import { SectionBar } from '../ui/section-bar.tsx';
import { NewTabButton } from './new-tab-button.tsx';
import { SitemapContents } from './sitemap-contents.tsx';
import { StatusCard } from './status-card.tsx';

/** Shows and regenerates the sitemap. */
export default function SitemapPage() {
  return (
    <>
      <SectionBar text="The list of pages that search engines read. It renews itself whenever the site changes." />
      <div className="grid gap-4 lg:grid-cols-2">
        <StatusCard />
        <RobotsCard />
      </div>
      <SitemapContents />
    </>
  );
}

function RobotsCard() {
  return (
    <div className="panel flex flex-col gap-4 p-5">
      <PanelSection title="Robots.txt">
        <ul className="list-disc pl-5">
          <li>Allows all search engines</li>
          <li>Blocks admin and API routes</li>
          <li>References the sitemap</li>
        </ul>
      </PanelSection>
      <div className="mt-auto flex flex-wrap gap-3">
        <NewTabButton href="/robots.txt">View</NewTabButton>
      </div>
    </div>
  );
}
