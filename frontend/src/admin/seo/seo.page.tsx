import { useId } from 'react';
import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { SEO_PAGES, type SeoView } from '@farmhouse/contracts/content/seo';
import { lazyWithRetry } from '../../shared/ui/lazy-with-retry.ts';
import { CrudSection, type CrudTools } from '../ui/crud/crud-section.tsx';
import type { CrudTexts } from '../ui/crud/crud-texts.ts';
import { crudTexts } from '../ui/crud/crud-texts.ts';
import { SectionBar } from '../ui/section-bar.tsx';
import { PageList } from './page-list.tsx';
import { pageName } from './page-names.ts';
import type { SeoDraft } from './form/seo-form.tsx';
import { seoRecords } from './seo.api.ts';

const TEXTS: CrudTexts = { ...crudTexts('SEO settings'), add: 'Add Page SEO', edit: 'Edit Page SEO' };
const EMPTY = { text: 'No SEO settings found', hint: 'Add the start page first.', hasAddButton: true };

const SeoForm = lazyWithRetry(() => import('./form/seo-form.tsx'));

/** The search records of all pages, with their reviews. */
export default function SeoSection() {
  return (
    <CrudSection
      crud={seoRecords}
      texts={TEXTS}
      label="SEO settings"
      nameOf={({ page }: SeoView) => pageName(page)}
      columns={[]}
      view={(records, _actionsOf, { add, edit }) => (
        <PageList records={records} onEdit={edit} onAdd={(page) => add({ page })} />
      )}
      hasOwnRows
      Form={SeoForm}
      empty={EMPTY}
      header={(tools) => <SeoHeader {...tools} />}
    />
  );
}

function SeoHeader({ records, addButton }: CrudTools<SeoView, SeoDraft>) {
  const isComplete = SEO_PAGES.every((page) => records?.some((record) => record.page === page));
  return (
    <SectionBar
      title="Unified SEO & Review Management"
      text="How pages look in search results and when someone shares them."
      action={isComplete ? <NothingToAdd /> : addButton}
    />
  );
}

/** The disabled add button, with the reason. */
function NothingToAdd() {
  const reasonId = useId();
  return (
    <div className="grid gap-1">
      <Button
        type="primary"
        icon={<PlusOutlined aria-hidden />}
        disabled
        aria-describedby={reasonId}
        className="justify-self-start sm:justify-self-end"
      >
        {TEXTS.add}
      </Button>
      <p id={reasonId} className="text-sm text-quiet">
        Every page has its settings already.
      </p>
    </div>
  );
}
