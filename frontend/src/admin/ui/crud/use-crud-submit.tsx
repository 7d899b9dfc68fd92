import { useRef, useState, type ReactNode } from 'react';
import type { FormInstance } from 'antd';
import type { ErrorCode } from '@farmhouse/contracts/errors';
import { changedFields } from '../forms/changed-fields.ts';
import { reportOutcome, type MarkedForm } from '../forms/report-outcome.ts';
import type { CrudTexts } from './crud-texts.ts';
import type { Identified, OwnerCrud } from './owner-crud.ts';
import { SaveQuestion } from './save-question.tsx';

/** What a record's form sends, what is asked before it, and how its errors are shown. */
export interface CrudSubmitOptions<View extends Identified, Save extends object, Fields> {
  crud: OwnerCrud<View, Save>;
  texts: CrudTexts;
  /** The record to edit; absent for a new one. */
  record?: View;
  /** The request body built from the form's values. */
  bodyOf: (fields: Fields) => Save | Promise<Save>;
  /**
   * Sends only the fields that were changed since the form was opened, because another admin may have changed the
   * others meanwhile; for calls that keep absent fields.
   */
  sendsOnlyChanges?: boolean;
  /** Fields that are sent besides the changes, for calls that refuse a body without any field. */
  sentAnyway?: Partial<Save>;
  /** Id of a new record that was stored while the form is open. */
  storedId?: () => number | undefined;
  /** The field to mark for each error code of a conflict. */
  conflicts?: Partial<Record<ErrorCode, string>>;
  /** Called with the error of a failed change, after its toast was shown. */
  onRefused?: (error: unknown) => void;
  /** An alternative save button, whose values override the form's. */
  alternative?: { text: string; fields: Partial<Fields>; saved: string };
  /** Makes an invalid field visible, for a form that does not show all of its fields at once. */
  onFieldError?: (name: string) => void;
  /** A question before the record is saved, if any; the owner may return to the form. */
  questionOf?: (fields: Fields) => ReactNode;
  onClose: () => void;
}

/** Saves the record of a form whose values were `opened`, and closes the form once it is stored. */
export function useCrudSubmit<View extends Identified, Save extends object, Fields extends object>(
  form: FormInstance<Fields>,
  opened: Partial<Fields>,
  options: CrudSubmitOptions<View, Save, Fields>,
) {
  const { crud, texts, record, bodyOf, sendsOnlyChanges = false, sentAnyway, storedId, conflicts } = options;
  const { onRefused, alternative, onFieldError, questionOf, onClose } = options;
  const [save, { isSaving }] = crud.useSave();
  const [toConfirm, setToConfirm] = useState<{ fields: Fields; question: ReactNode }>();
  /** The chosen alternative, from the click on its button until the form is valid or has shown its errors. */
  const chosen = useRef<typeof alternative>(undefined);
  const lastChosen = useRef<typeof alternative>(undefined);

  const send = async (fields: Fields) => {
    const body = await bodyOf(fields);
    if (!record || !sendsOnlyChanges) return save(body, storedId?.() ?? record?.id);
    const changes = changedFields(await bodyOf(opened as Fields), body);
    return save({ ...sentAnyway, ...changes } as Save, record.id);
  };
  const submit = async (fields: Fields, success = record ? texts.updated : texts.created) => {
    const change = send(fields).catch((error: unknown) => {
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
  return {
    isSaving,
    askOrSubmit: (typed: Fields) => {
      const fields = { ...typed, ...chosen.current?.fields };
      const saved = chosen.current?.saved;
      lastChosen.current = chosen.current;
      chosen.current = undefined;
      const question = questionOf?.(fields);
      if (!question) return submit(fields, saved);
      setToConfirm({ fields, question });
    },
    submitAlternative: () => {
      chosen.current = alternative;
      form.submit();
    },
    showFieldError: (name: string) => {
      chosen.current = undefined;
      onFieldError?.(name);
    },
    question: toConfirm && (
      <SaveQuestion
        onSave={() => {
          setToConfirm(undefined);
          void submit(toConfirm.fields);
        }}
        onBack={() => setToConfirm(undefined)}
      >
        {toConfirm.question}
      </SaveQuestion>
    ),
  };
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
