import type { SaveSeo, SeoPage, SeoView } from '@farmhouse/contracts/content/seo';
import { CrudForm, type CrudEditor } from '../../ui/crud/crud-form.tsx';
import { FormTabs } from '../../ui/forms/containers/form-tabs.tsx';
import { useFormTabs } from '../../ui/forms/containers/use-form-tabs.ts';
import { AdvancedFields } from './advanced-fields.tsx';
import { BasicFields } from './basic-fields.tsx';
import { ReviewFields } from './review-fields.tsx';
import { ScorePanel } from '../score/score-panel.tsx';
import { fieldsOf, NEW_SEO, seoOf, type SeoFields } from '../seo-values.ts';

/** Initial values of a new record: a page without one. */
export interface SeoDraft {
  page?: SeoPage;
}

const CONFLICTS = { 'page-taken': 'page' };
const REVIEW_FIELDS = /^(review|businessName|averageRating|ratingScale|showInSnippets)/;
const BASIC_FIELDS = ['page', 'title', 'description', 'keywords'];

function tabOf(field: string): string {
  if (BASIC_FIELDS.includes(field)) return 'basic';
  return REVIEW_FIELDS.test(field) ? 'reviews' : 'advanced';
}

/** The fields of a page's search record in three tabs, with their score. */
export default function SeoForm(editor: CrudEditor<SeoView, SaveSeo, SeoDraft>) {
  const { crud, record, draft } = editor;
  const { data: records = [] } = crud.useList();
  const { active, show, onFieldError } = useFormTabs('basic', tabOf);
  const taken = records.filter(({ id }) => id !== record?.id).map(({ page }) => page);
  const tabs = [
    { key: 'basic', label: 'Basic SEO', children: <BasicFields taken={taken} /> },
    { key: 'reviews', label: 'Reviews & Snippets', children: <ReviewFields /> },
    { key: 'advanced', label: 'Advanced', children: <AdvancedFields /> },
  ];
  return (
    <CrudForm<SeoView, SaveSeo, SeoFields>
      {...editor}
      container="dialog"
      submitText={record ? 'Update SEO & Review Settings' : 'Create SEO & Review Settings'}
      initialValues={record ? fieldsOf(record) : { ...NEW_SEO, ...draft }}
      bodyOf={seoOf}
      sendsOnlyChanges
      conflicts={CONFLICTS}
      onFieldError={onFieldError}
    >
      <ScorePanel />
      <FormTabs tabs={tabs} active={active} onChange={show} />
    </CrudForm>
  );
}
