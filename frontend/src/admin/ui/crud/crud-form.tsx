import { useState, type ReactNode } from 'react';
import { Form } from 'antd';
import { FormDialog, WideFormDialog } from '../forms/containers/form-dialog.tsx';
import { FormDrawer } from '../forms/containers/form-drawer.tsx';
import { useLeaveWarning } from '../forms/containers/use-unsaved-guard.tsx';
import type { CrudTexts } from './crud-texts.ts';
import { useInterruptedInput } from '../drafts/use-interrupted-input.tsx';
import { DiscardDialog } from '../forms/containers/discard-dialog.tsx';
import type { Identified, OwnerCrud } from './owner-crud.ts';
import { useCrudSubmit, type CrudSubmitOptions } from './use-crud-submit.tsx';

/** Props that a section passes to a record's form. */
export interface CrudEditor<View extends Identified, Save extends object, Draft = object> {
  crud: OwnerCrud<View, Save>;
  texts: CrudTexts;
  /** The record to edit; absent for a new one. */
  record?: View;
  /** Initial values of a new record, set by the opener of the form. */
  draft?: Draft;
  onClose: () => void;
}

interface CrudFormProps<View extends Identified, Save extends object, Fields>
  extends CrudEditor<View, Save>, Omit<CrudSubmitOptions<View, Save, Fields>, keyof CrudEditor<View, Save>> {
  initialValues: Partial<Fields>;
  /** Saves the input when the form is closed; resolves to true if nothing would be lost. */
  saveOnLeave?: (fields: Fields) => Promise<boolean>;
  /** A dialog has room for tabs and long texts, a wide one also for a preview; a drawer keeps the list visible. */
  container?: 'drawer' | 'dialog' | 'wide';
  /** Label of the save button; by default the section's. */
  submitText?: string;
  /** Label of the button that closes the form, by default Cancel. */
  closeText?: string;
  /** Shown beside the buttons. */
  note?: ReactNode;
  /** True if the initial values are an unsaved draft, so that closing asks even without changes. */
  hasUnsaved?: boolean;
  children: ReactNode;
}

const CONTAINERS = { drawer: FormDrawer, dialog: FormDialog, wide: WideFormDialog };

/**
 * Adds or edits a record. Closes only when the record is stored or the owner discards the input; errors
 * of single fields are shown beside them.
 */
export function CrudForm<View extends Identified, Save extends object, Fields extends object>(
  props: CrudFormProps<View, Save, Fields>,
) {
  const { texts, record, onClose, initialValues, container = 'drawer', children, alternative } = props;
  const { submitText = record ? 'Save changes' : texts.add, closeText, note, saveOnLeave, hasUnsaved = false } = props;
  const [opened] = useState(initialValues);
  const [form] = Form.useForm<Fields>();
  const interrupted = useInterruptedInput(
    form,
    saveOnLeave ? undefined : `${texts.edit} ${record?.id ?? 'new'}`,
    opened,
    { isEdit: record !== undefined },
  );
  const submission = useCrudSubmit(form, opened, props);
  const [isLeaving, setLeaving] = useState(false);
  const Container = CONTAINERS[container];

  useLeaveWarning({ isUnsaved: () => !saveOnLeave && interrupted.isUnsaved(), close: onClose });

  const leave = async () => {
    const isUnsaved = hasUnsaved || interrupted.isUnsaved();
    if (!isUnsaved || (await saveOnLeave?.(form.getFieldsValue()))) onClose();
    else setLeaving(true);
  };

  return (
    <Container<Fields>
      title={record ? texts.edit : texts.add}
      submitText={submitText}
      form={form}
      initialValues={interrupted.initialValues}
      isSaving={submission.isSaving}
      onFieldError={submission.showFieldError}
      onSubmit={submission.askOrSubmit}
      alternative={alternative && { text: alternative.text, onSubmit: submission.submitAlternative }}
      onClose={() => void leave()}
      closeText={closeText}
      note={note}
    >
      {interrupted.notice}
      {children}
      {submission.question}
      {isLeaving && <DiscardDialog onDiscard={onClose} onKeep={() => setLeaving(false)} />}
    </Container>
  );
}
