import { Button } from 'antd';
import type { SeoPage, SeoView } from '@farmhouse/contracts/content/seo';
import { LoadedRecords } from '../ui/records/loaded-records.tsx';
import { PAGE_COLUMNS } from './page-columns.tsx';
import { pageName } from './page-names.ts';
import { pageRows, type PageRow } from './page-rows.ts';

interface PageListProps {
  records: readonly SeoView[];
  onEdit: (record: SeoView) => void;
  onAdd: (page: SeoPage) => void;
}

/** All pages of the site with the state of their search records: a table, or cards on narrow screens. */
export function PageList({ records, onEdit, onAdd }: PageListProps) {
  const actionOf = ({ page, record }: PageRow) =>
    record ? (
      <Button aria-label={`Edit SEO of ${pageName(page)}`} onClick={() => onEdit(record)}>
        Edit
      </Button>
    ) : (
      <Button aria-label={`Add SEO of ${pageName(page)}`} onClick={() => onAdd(page)}>
        Add
      </Button>
    );
  return (
    <LoadedRecords
      label="Pages"
      columns={[...PAGE_COLUMNS, { title: 'Actions', onCard: 'aside', width: 100, render: actionOf }]}
      records={pageRows(records)}
      idOf={({ page }) => page}
    />
  );
}
