import { ReloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { SitemapRegenerated } from '@farmhouse/contracts/pages/sitemap';
import { formatNumber } from '@farmhouse/contracts/text/count';
import { formatInstant } from '@farmhouse/contracts/text/dates';
import { DescriptionList } from '../ui/description-list.tsx';
import { reportOutcome } from '../ui/forms/report-outcome.ts';
import { PanelSection } from '../ui/panel-section.tsx';
import { LoadingState } from '../ui/states.tsx';
import { NewTabButton } from './new-tab-button.tsx';
import { useRegenerateSitemap, useStoredSitemap } from './sitemap.api.ts';

/** The state of the stored sitemap, also before the owner regenerates it. */
export function StatusCard() {
  const { regenerate, result, isRegenerating } = useRegenerateSitemap();
  const { status, isError, refetch } = useStoredSitemap();
  const submit = (): Promise<unknown> =>
    reportOutcome(regenerate(), {
      done: ({ urls }) => ({
        title: 'Sitemap Regenerated',
        description: `Successfully generated sitemap with ${urls} URLs`,
      }),
      failed: 'Failed to regenerate sitemap',
      again: submit,
    });
  const shown = status?.stored ?? result;
  return (
    <div className="panel flex flex-col gap-4 p-5">
      <PanelSection title="Sitemap status">
        <div role="status">
          {result && <p className="mb-3 font-semibold text-garden">Sitemap is up to date</p>}
          {shown && <SitemapDetails {...shown} />}
          {!result && <Invitation hasDetails={Boolean(shown)} isRenewed={status?.stored === null} />}
        </div>
        {!shown && !status && !isError && <LoadingState rows={2} />}
        {!shown && isError && (
          <p role="alert" className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2">
            The present sitemap could not be loaded.
            <Button onClick={() => void refetch()}>Try again</Button>
          </p>
        )}
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

function SitemapDetails({ urls, lastGenerated }: SitemapRegenerated) {
  return (
    <DescriptionList
      items={[
        ['Total URLs', <span className="figures">{formatNumber(urls)}</span>],
        ['Last generated', formatInstant(lastGenerated)],
      ]}
    />
  );
}

interface InvitationProps {
  /** True below the data of the stored sitemap. */
  hasDetails: boolean;
  /** True while nothing is stored because the site has just changed. */
  isRenewed: boolean;
}

/** Until the owner's first regeneration. */
function Invitation({ hasDetails, isRenewed }: InvitationProps) {
  return (
    <p className={`text-quiet ${hasDetails ? 'mt-3 text-sm' : ''}`}>
      <span>Click regenerate to get sitemap info</span>
      {isRenewed && '. The site has just changed: its sitemap renews itself within a minute.'}
    </p>
  );
}
