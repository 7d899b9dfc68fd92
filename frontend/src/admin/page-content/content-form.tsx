import { Form, Input, Select, type FormRule } from 'antd';
import {
  CONTENT_DESCRIPTION_MAX_LENGTH,
  CONTENT_MAX_LENGTH,
  CONTENT_NAME_MAX_LENGTH,
  CONTENT_TYPES,
  IDENTIFIER_MAX_LENGTH,
  IDENTIFIER_PATTERN,
  type ContentType,
  type ContentView,
  type SaveContent,
} from '@farmhouse/contracts/content/page-content';
import { isSiteText } from '@farmhouse/contracts/content/site-texts';
import { hasTermsPlaceholders, TERMS_PLACEHOLDERS } from '@farmhouse/contracts/content/terms-placeholders';
import { CrudForm, type CrudEditor } from '../ui/crud/crud-form.tsx';
import { HtmlField } from '../ui/editor/html-field.tsx';
import { required } from '../ui/forms/rules.ts';
import { ContentPreview } from './content-preview.tsx';
import { contentRules } from './content-rules.ts';
import { TYPE_LABELS } from './content-types.ts';
import { JsonField } from './json-field.tsx';
import { newContent, type ContentDraft } from './new-content.ts';
import { LinesField } from './rows-fields.tsx';
import { tableOf, type TextTable } from './table-text.ts';

const TYPES = CONTENT_TYPES.map((value) => ({ value, label: TYPE_LABELS[value] }));
const CONFLICTS = { 'identifier-taken': 'identifier' };
const IDENTIFIER_HINT = 'Lowercase letters, numbers and single dots, dashes and underscores only';
const PLACEHOLDERS_HINT = `The page shows the refunds of Site Settings for ${TERMS_PLACEHOLDERS.cancellation}, and the deposit for ${TERMS_PLACEHOLDERS.deposit}`;
const identifierShape: FormRule = { pattern: IDENTIFIER_PATTERN, message: IDENTIFIER_HINT };

function bodyOf({ identifier, content, contentType, description, category, page }: SaveContent): SaveContent {
  return { identifier, content, contentType, description: description?.trim() || null, category, page };
}

/**
 * The fields of a page's text; identifier and type of a stored or built-in one cannot be changed, nor can the page of
 * one that the site reads.
 */
export default function ContentForm(editor: CrudEditor<ContentView, SaveContent, ContentDraft>) {
  const { record, draft = {} } = editor;
  const isOfSite = isSiteText((record ?? draft).identifier ?? '');
  const isKnown = record !== undefined || isOfSite;
  return (
    <CrudForm
      {...editor}
      container="dialog"
      initialValues={record ?? newContent(draft)}
      bodyOf={bodyOf}
      sendsOnlyChanges
      conflicts={CONFLICTS}
    >
      <ContentText />
      <Form.Item
        name="identifier"
        label="Identifier"
        extra={isKnown ? 'The identifier of this text cannot be changed' : IDENTIFIER_HINT}
        rules={[required('Identifier'), identifierShape]}
      >
        <Input
          disabled={isKnown}
          maxLength={IDENTIFIER_MAX_LENGTH}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
        />
      </Form.Item>
      <Form.Item name="contentType" label="Type">
        <Select disabled={isKnown} options={TYPES} />
      </Form.Item>
      <Form.Item name="page" label="Page" rules={[required('Page')]}>
        <Input disabled={isOfSite} maxLength={CONTENT_NAME_MAX_LENGTH} autoCapitalize="none" autoComplete="off" />
      </Form.Item>
      <Form.Item name="category" label="Category" rules={[required('Category')]}>
        <Input maxLength={CONTENT_NAME_MAX_LENGTH} autoCapitalize="none" autoComplete="off" />
      </Form.Item>
      <Form.Item name="description" label="Description" extra="Optional: what it is and where it appears">
        <Input maxLength={CONTENT_DESCRIPTION_MAX_LENGTH} />
      </Form.Item>
    </CrudForm>
  );
}

/** A field for the text's type, with a preview for types that are not edited WYSIWYG. */
function ContentText() {
  const form = Form.useFormInstance<SaveContent>();
  const contentType = Form.useWatch<ContentType | undefined>('contentType', form) ?? currentType(form);
  const content = Form.useWatch<string | undefined>('content', form) ?? '';
  const identifier = (form.getFieldValue('identifier') as string | undefined) ?? '';
  const table = contentType === 'json' ? tableOf(content, identifier) : undefined;
  return (
    <>
      <Form.Item
        key={contentType}
        name="content"
        label="Content"
        required={table ? false : undefined}
        extra={hintOf(identifier, table)}
        rules={contentRules(contentType, identifier)}
      >
        {fieldOf(contentType, identifier)}
      </Form.Item>
      {contentType !== 'html' && content.trim() !== '' && (
        <div className="mb-7">
          <p className="mb-2 text-sm text-quiet">Preview</p>
          <ContentPreview {...{ content, contentType, identifier }} label="Preview" />
        </div>
      )}
    </>
  );
}

function hintOf(identifier: string, table: TextTable | undefined): string | undefined {
  if (table?.rows.length === 0) return 'An empty list shows nothing on the page';
  return isSiteText(identifier) && hasTermsPlaceholders(identifier) ? PLACEHOLDERS_HINT : undefined;
}

/** Before the first change the watched value is undefined. */
function currentType(form: { getFieldValue: (name: 'contentType') => unknown }): ContentType {
  return (form.getFieldValue('contentType') as ContentType | undefined) ?? 'text';
}

function fieldOf(contentType: ContentType, identifier: string) {
  switch (contentType) {
    case 'html':
      return <HtmlField label="Content" />;
    case 'list':
      return <LinesField />;
    case 'json':
      return <JsonField identifier={identifier} />;
    case 'text':
      return <Input.TextArea autoSize={{ minRows: 3, maxRows: 16 }} maxLength={CONTENT_MAX_LENGTH} />;
  }
}
