import { ReloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { formatInstant } from '@farmhouse/contracts/text/dates';
import { reportOutcome } from '../ui/forms/report-outcome.ts';
import { SectionBar } from '../ui/section-bar.tsx';
import { PanelSection } from '../ui/panel-section.tsx';
import { Facts } from '../ui/facts.tsx';
import { SitemapContents } from './sitemap-contents.tsx';
import { useRegenerateSitemap } from './sitemap.api.ts';

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

function StatusCard() {
  const { regenerate, result, isRegenerating } = useRegenerateSitemap();
  const submit = (): Promise<unknown> =>
    reportOutcome(regenerate(), {
      done: ({ urls }) => ({
        title: 'Sitemap Regenerated',
        description: `Successfully generated sitemap with ${urls} URLs`,
      }),
      failed: 'Failed to regenerate sitemap',
      again: submit,
    });
  return (
    <div className="panel flex flex-col gap-4 p-5">
      <PanelSection title="Sitemap status">
        <div role="status">
          {result ? (
            <>
              <p className="mb-3 font-semibold text-garden">Sitemap is up to date</p>
              <Facts
                facts={[
                  ['Total URLs', <span className="figures">{result.urls.toLocaleString('en-IN')}</span>],
                  ['Last generated', formatInstant(result.lastGenerated)],
                ]}
              />
            </>
          ) : (
            <p className="text-quiet">Click regenerate to get sitemap info</p>
          )}
        </div>
      </PanelSection>
      <div className="mt-auto flex flex-wrap gap-3">
        <Button
          type="primary"
          icon={<ReloadOutlined aria-hidden />}
          loading={isRegenerating}
          onClick={() => void submit()}
        >
          Regenerate
        </Button>
        <NewTabButton href="/sitemap.xml">View Sitemap</NewTabButton>
      </div>
    </div>
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

function NewTabButton({ href, children }: { href: string; children: string }) {
  return (
    <Button href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </Button>
  );
}
