import { Suspense } from 'react';
import { Form, Input, Select, Skeleton, Switch } from 'antd';
import {
  CONSENT_CATEGORIES,
  SCRIPT_DESCRIPTION_MAX_LENGTH,
  SCRIPT_LOCATIONS,
  SCRIPT_MAX_LENGTH,
  SCRIPT_NAME_MAX_LENGTH,
  type CustomScriptView,
  type SaveCustomScript,
} from '@farmhouse/contracts/content/custom-script';
import { formatNumber } from '@farmhouse/contracts/text/count';
import { lazyWithRetry } from '../../shared/ui/lazy-with-retry.ts';
import { CrudForm, type CrudEditor } from '../ui/crud/crud-form.tsx';
import { required } from '../ui/forms/rules.ts';
import type { CodeEditorProps } from './code-editor.tsx';
import { ScriptWarning } from './script-warning.tsx';
import { CONSENT_LABELS, LOCATION_LABELS } from './script-labels.ts';

/** Rule: scripts run under consent. */
const NEW_SCRIPT: Partial<SaveCustomScript> = { location: 'head', consentCategory: 'marketing', isActive: true };

const LOCATIONS = SCRIPT_LOCATIONS.map((value) => ({ value, label: LOCATION_LABELS[value] }));
const CONSENTS = CONSENT_CATEGORIES.map((value) => ({ value, label: CONSENT_LABELS[value] }));
const tooLong = {
  max: SCRIPT_MAX_LENGTH,
  message: `Script code can have at most ${formatNumber(SCRIPT_MAX_LENGTH)} characters`,
};

const CodeEditor = lazyWithRetry(() => import('./code-editor.tsx'));

function bodyOf(fields: SaveCustomScript): SaveCustomScript {
  return { ...fields, description: fields.description?.trim() || null };
}

function CodeField(props: CodeEditorProps) {
  return (
    <Suspense fallback={<Skeleton active paragraph={{ rows: 6 }} title={false} />}>
      <CodeEditor {...props} />
    </Suspense>
  );
}

/** The fields of a script. */
export default function ScriptForm(editor: CrudEditor<CustomScriptView, SaveCustomScript>) {
  return (
    <CrudForm
      {...editor}
      sendsOnlyChanges
      container="dialog"
      initialValues={editor.record ?? NEW_SCRIPT}
      bodyOf={bodyOf}
    >
      <ScriptWarning />
      <Form.Item name="name" label="Name" rules={[required('Name')]}>
        <Input maxLength={SCRIPT_NAME_MAX_LENGTH} />
      </Form.Item>
      <div className="grid gap-x-6 sm:grid-cols-2">
        <Form.Item name="location" label="Location" extra="Where the site puts it">
          <Select options={LOCATIONS} />
        </Form.Item>
        <Form.Item name="consentCategory" label="Consent category" extra="Essential runs without asking">
          <Select options={CONSENTS} />
        </Form.Item>
      </div>
      <Form.Item name="description" label="Description" extra="Optional: what it is for">
        <Input maxLength={SCRIPT_DESCRIPTION_MAX_LENGTH} />
      </Form.Item>
      <Form.Item
        name="script"
        label="Script code"
        extra="HTML with its <script> tags, as its maker provides it"
        rules={[required('Script code'), tooLong]}
      >
        <CodeField label="Script code" />
      </Form.Item>
      <Form.Item
        name="isActive"
        label="Enable script"
        extra="When switched off, it does not run"
        valuePropName="checked"
      >
        <Switch />
      </Form.Item>
    </CrudForm>
  );
}
