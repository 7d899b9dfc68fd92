import { useRef, useState, type ReactNode } from 'react';
import { Form, type FormInstance } from 'antd';
import type { ErrorCode } from '@farmhouse/contracts/errors';
import { FormDialog, WideFormDialog } from '../forms/form-dialog.tsx';
import { FormDrawer } from '../forms/form-drawer.tsx';
import { changedFields } from '../forms/changed-fields.ts';
import { reportOutcome, type MarkedForm } from '../forms/report-outcome.ts';
import { useUnloadWarning } from '../forms/use-unsaved-guard.tsx';
import type { CrudTexts } from './crud-texts.ts';
import { useInterruptedInput } from '../drafts/use-interrupted-input.tsx';
import { DiscardDialog } from '../forms/discard-dialog.tsx';
import type { Identified, OwnerCrud } from './owner-crud.ts';
import { SaveQuestion } from './save-question.tsx';

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

interface CrudFormProps<View extends Identified, Save extends object, Fields> extends CrudEditor<View, Save> {
  initialValues: Partial<Fields>;
  /** The request body built from the form's values. */
  bodyOf: (fields: Fields) => Save | Promise<Save>;
  /**
   * Sends only the fields that were changed since the form was opened, because another admin may have changed the others
   * meanwhile; for calls that keep absent fields.
   */
  sendsOnlyChanges?: boolean;
  /** Fields that are sent besides the changes, for calls that refuse a body without any field. */
  sentAnyway?: Partial<Save>;
  /** Id of a new record that was stored while the form is open. */
  storedId?: () => number | undefined;
  /** Saves the input when the form is closed; resolves to true if nothing would be lost. */
  saveOnLeave?: (fields: Fields) => Promise<boolean>;
  /** The field to mark for each error code of a conflict. */
  conflicts?: Partial<Record<ErrorCode, string>>;
  /** A dialog has room for tabs and long texts, a wide one also for a preview; a drawer keeps the list visible. */
  container?: 'drawer' | 'dialog' | 'wide';
  /** Called with the error of a failed change, after its toast was shown. */
  onRefused?: (error: unknown) => void;
  /** Label of the save button; by default the section's. */
  submitText?: string;
  /** An alternative save button, whose values override the form's. */
  alternative?: { text: string; fields: Partial<Fields>; saved: string };
  /** Makes an invalid field visible, for a form that does not show all of its fields at once. */
  onFieldError?: (name: string) => void;
  /** Label of the button that closes the form, by default Cancel. */
  closeText?: string;
  /** Shown beside the buttons. */
  note?: ReactNode;
  /** A question before the record is saved, if any; the owner may return to the form. */
  questionOf?: (fields: Fields) => ReactNode;
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
  const { crud, texts, record, onClose, initialValues, bodyOf, conflicts, container = 'drawer', children } = props;
  const {
    onRefused,
    onFieldError,
    submitText,
    closeText,
    note,
    storedId,
    saveOnLeave,
    questionOf,
    alternative,
    hasUnsaved = false,
    sendsOnlyChanges = false,
    sentAnyway,
  } = props;
  const [opened] = useState(initialValues);
  const [form] = Form.useForm<Fields>();
  const interrupted = useInterruptedInput(
    form,
    saveOnLeave ? undefined : `${texts.edit} ${record?.id ?? 'new'}`,
    opened,
    { isEdit: record !== undefined },
  );
  const [save, { isSaving }] = crud.useSave();
  const [isLeaving, setLeaving] = useState(false);
  const [asked, setAsked] = useState<{ fields: Fields; question: ReactNode }>();
  const Container = CONTAINERS[container];
  /** The chosen alternative, from the click on its button until the form is valid or has shown its errors. */
  const chosen = useRef<typeof alternative>(undefined);
  const lastChosen = useRef<typeof alternative>(undefined);

  useUnloadWarning(() => !saveOnLeave && interrupted.isUnsaved());

  const submit = async (fields: Fields, success = record ? texts.updated : texts.created) => {
    const send = async () => {
      const body = await bodyOf(fields);
      if (!record || !sendsOnlyChanges) return save(body, storedId?.() ?? record?.id);
      const changes = changedFields(await bodyOf(opened as Fields), body);
      return save({ ...sentAnyway, ...changes } as Save, record.id);
    };
    const change = send().catch((error: unknown) => {
      onRefused?.(error);
      throw error;
    });
    const saved = await reportOutcome(change, {
      done: { title: 'Success', description: success },
      failed: record ? texts.updateFailed : texts.createFailed,
      again: () => {
        chosen.current = lastChosen.current;
        form.submit();
      },
      form: revealing(form, onFieldError),
      conflicts,
    });
    if (saved) onClose();
  };

  const askOrSubmit = (typed: Fields) => {
    const fields = { ...typed, ...chosen.current?.fields };
    const saved = chosen.current?.saved;
    lastChosen.current = chosen.current;
    chosen.current = undefined;
    const question = questionOf?.(fields);
    if (!question) return submit(fields, saved);
    setAsked({ fields, question });
  };

  const leave = async () => {
    const isUnsaved = hasUnsaved || interrupted.isUnsaved();
    if (!isUnsaved || (await saveOnLeave?.(form.getFieldsValue()))) onClose();
    else setLeaving(true);
  };

  return (
    <Container<Fields>
      title={record ? texts.edit : texts.add}
      submitText={submitText ?? (record ? 'Save changes' : texts.add)}
      form={form}
      initialValues={interrupted.initialValues}
      isSaving={isSaving}
      onFieldError={(name) => {
        chosen.current = undefined;
        onFieldError?.(name);
      }}
      onSubmit={askOrSubmit}
      alternative={
        alternative && {
          text: alternative.text,
          onSubmit: () => {
            chosen.current = alternative;
            form.submit();
          },
        }
      }
      onClose={() => void leave()}
      closeText={closeText}
      note={note}
    >
      {interrupted.notice}
      {children}
      {asked && (
        <SaveQuestion
          onSave={() => {
            setAsked(undefined);
            void submit(asked.fields);
          }}
          onBack={() => setAsked(undefined)}
        >
          {asked.question}
        </SaveQuestion>
      )}
      {isLeaving && <DiscardDialog onDiscard={onClose} onKeep={() => setLeaving(false)} />}
    </Container>
  );
}

/** The form for marking server errors: makes a field visible before scrolling to it. */
function revealing<Fields>(form: FormInstance<Fields>, onFieldError?: (name: string) => void): MarkedForm {
  return {
    setFields: form.setFields as MarkedForm['setFields'],
    scrollToField: (name, options) => {
      onFieldError?.(String([name].flat()[0]));
      form.scrollToField(name, options);
    },
  };
}
