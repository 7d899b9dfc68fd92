import { useState, type ReactNode } from 'react';
import { Form, type FormInstance } from 'antd';
import type { ErrorCode } from '@farmhouse/contracts/errors';
import { FormDialog } from '../form-dialog.tsx';
import { FormDrawer } from '../form-drawer.tsx';
import { reportOutcome, type MarkedForm } from '../report-outcome.ts';
import type { CrudTexts } from './crud-texts.ts';
import { DiscardDialog } from './discard-dialog.tsx';
import type { Identified, OwnerCrud } from './owner-crud.ts';

/** What a section hands to the form of a record. */
export interface CrudEditor<View extends Identified, Save extends object, Draft = object> {
  crud: OwnerCrud<View, Save>;
  texts: CrudTexts;
  /** The record to change; absent for a new one. */
  record?: View;
  /** Values that a new record starts with, chosen by what opened the form. */
  draft?: Draft;
  onClose: () => void;
}

interface CrudFormProps<View extends Identified, Save extends object, Fields> extends CrudEditor<View, Save> {
  initialValues: Partial<Fields>;
  /** The fields as they are sent. */
  bodyOf: (fields: Fields) => Save;
  /** The field that a conflict is about, by the refusal's code. */
  conflicts?: Partial<Record<ErrorCode, string>>;
  /** A dialog has room for tabs and long texts; a drawer leaves the list in sight. */
  container?: 'drawer' | 'dialog';
  /** Called with the error of a refused change, which the owner has been told of. */
  onRefused?: (error: unknown) => void;
  /** On the button that saves; the section's usual words without it. */
  submitText?: string;
  /** Brings the field into sight that an error is about, when the form does not show all of its fields at once. */
  onFieldError?: (name: string) => void;
  /** The initial values hold what was typed before and not saved, so that closing asks even if nothing is changed. */
  hasUnsaved?: boolean;
  children: ReactNode;
}

const CONTAINERS = { drawer: FormDrawer, dialog: FormDialog };

/**
 * Adds a record or changes one. It closes only when the record is stored or the owner discards what was typed; errors
 * of single fields stand beside them.
 */
export function CrudForm<View extends Identified, Save extends object, Fields extends object>(
  props: CrudFormProps<View, Save, Fields>,
) {
  const { crud, texts, record, onClose, initialValues, bodyOf, conflicts, container = 'drawer', children } = props;
  const { onRefused, onFieldError, submitText, hasUnsaved = false } = props;
  const [form] = Form.useForm<Fields>();
  const [save, { isSaving }] = crud.useSave();
  const [isLeaving, setLeaving] = useState(false);
  const Container = CONTAINERS[container];

  const submit = async (fields: Fields) => {
    const change = save(bodyOf(fields), record?.id).catch((error: unknown) => {
      onRefused?.(error);
      throw error;
    });
    const saved = await reportOutcome(change, {
      done: { title: 'Success', description: record ? texts.updated : texts.created },
      failed: record ? texts.updateFailed : texts.createFailed,
      form: revealing(form, onFieldError),
      conflicts,
    });
    if (saved) onClose();
  };

  return (
    <Container<Fields>
      title={record ? texts.edit : texts.add}
      submitText={submitText ?? (record ? 'Save changes' : texts.add)}
      form={form}
      initialValues={initialValues}
      isSaving={isSaving}
      onFieldError={onFieldError}
      onSubmit={submit}
      onClose={() => (hasUnsaved || form.isFieldsTouched() ? setLeaving(true) : onClose())}
    >
      {children}
      {isLeaving && <DiscardDialog onDiscard={onClose} onKeep={() => setLeaving(false)} />}
    </Container>
  );
}

/** The form as errors from the server mark it: the part that holds a field is shown before the field is scrolled to. */
function revealing<Fields>(form: FormInstance<Fields>, onFieldError?: (name: string) => void): MarkedForm {
  return {
    setFields: form.setFields as MarkedForm['setFields'],
    scrollToField: (name, options) => {
      onFieldError?.(String([name].flat()[0]));
      form.scrollToField(name, options);
    },
  };
}
