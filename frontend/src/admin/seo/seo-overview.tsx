import type { ReactNode } from 'react';
import { CheckCircleFilled, CloseCircleOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { SEO_PAGES, type SeoPage, type SeoView } from '@farmhouse/contracts/content/seo';
import { SEO_LENGTHS, seoScore } from '@farmhouse/contracts/content/seo-score';
import { hasGoodLength } from '../ui/forms/length-hint.tsx';
import { PanelSection } from '../ui/panel-section.tsx';
import { pageName } from './page-names.ts';
import { countText } from './reviews-text.ts';
import { ScoreBadge } from './score-badge.tsx';

interface SeoOverviewProps {
  records: readonly SeoView[];
  onEdit: (record: SeoView) => void;
  onAdd: (page: SeoPage) => void;
}

/** All pages of the site with the state of their search records. */
export function SeoOverview({ records, onEdit, onAdd }: SeoOverviewProps) {
  return (
    <PanelSection title="Overview">
      <ul aria-label="Pages" className="mb-8 grid grid-cols-1 gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {SEO_PAGES.map((page) => {
          const record = records.find((one) => one.page === page);
          return (
            <li key={page} className="panel flex flex-col gap-3 p-4">
              {record ? (
                <PageCard record={record} onEdit={() => onEdit(record)} />
              ) : (
                <EmptyCard page={page} onAdd={() => onAdd(page)} />
              )}
            </li>
          );
        })}
      </ul>
    </PanelSection>
  );
}

function PageCard({ record, onEdit }: { record: SeoView; onEdit: () => void }) {
  const name = pageName(record.page);
  const { title, description, reviewsEnabled, reviewCount } = record;
  const { score, checks } = seoScore(record);
  const failed = checks.filter(({ passed }) => !passed);
  return (
    <>
      <div className="flex items-start justify-between gap-3">
        <h3 className="text-base font-semibold">{name}</h3>
        <ScoreBadge score={score} />
      </div>
      <ul className="grid gap-1 text-sm">
        <Tick passed={hasGoodLength(title, SEO_LENGTHS.title)}>Title</Tick>
        <Tick passed={hasGoodLength(description, SEO_LENGTHS.description)}>Description</Tick>
        <Tick passed={reviewsEnabled && reviewCount > 0}>
          Reviews ({reviewsEnabled ? countText(reviewCount) : 'disabled'})
        </Tick>
      </ul>
      {failed.length > 0 && (
        <details className="text-sm">
          <summary className="flex min-h-11 cursor-pointer items-center gap-1">
            {failed.length} of {checks.length} checks to improve
          </summary>
          <ul className="grid gap-2">
            {failed.map(({ name: check, remedy }) => (
              <li key={check}>
                {check}
                <span className="block text-quiet">{remedy}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
      <Button className="mt-auto self-start" aria-label={`Edit SEO of ${name}`} onClick={onEdit}>
        Edit
      </Button>
    </>
  );
}

function EmptyCard({ page, onAdd }: { page: SeoPage; onAdd: () => void }) {
  const name = pageName(page);
  return (
    <>
      <h3 className="text-base font-semibold">{name}</h3>
      <p className="text-sm text-quiet">No settings yet: the site shows its own title and description.</p>
      <Button className="mt-auto self-start" aria-label={`Add SEO of ${name}`} onClick={onAdd}>
        Add
      </Button>
    </>
  );
}

function Tick({ passed, children }: { passed: boolean; children: ReactNode }) {
  return (
    <li className="flex items-center gap-2">
      {passed ? (
        <CheckCircleFilled aria-hidden className="text-garden" />
      ) : (
        <CloseCircleOutlined aria-hidden className="text-quiet" />
      )}
      <span>{children}</span>
      <span className="sr-only">{passed ? 'complete' : 'needs work'}</span>
    </li>
  );
}
