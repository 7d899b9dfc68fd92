import { Button, Form, Input, type FormInstance } from 'antd';
import { useState } from 'react';
import {
  TEMPLATE_BODY_MAX_LENGTH,
  TEMPLATE_SUBJECT_MAX_LENGTH,
  type MessageTemplateView,
  type TemplateField,
  type TemplateText,
} from '@farmhouse/contracts/messages/message-template';
import { DiscardDialog } from '../ui/forms/containers/discard-dialog.tsx';
import { WideFormDialog } from '../ui/forms/containers/form-dialog.tsx';
import { reportOutcome } from '../ui/forms/report-outcome.ts';
import { required } from '../ui/forms/rules.ts';
import { useUnsavedFormGuard } from '../ui/forms/containers/use-unsaved-guard.tsx';
import { BookingPicker } from './booking-picker.tsx';
import { FieldChips } from './field-chips.tsx';
import { LivePreview } from './live-preview.tsx';
import {
  useResetMessageTemplateMutation,
  useSaveMessageTemplateMutation,
  useTestMessageMutation,
} from './message-templates.api.ts';
import { TemplateVersions } from './template-versions.tsx';
import { useFieldInsertion } from './use-field-insertion.ts';

interface TemplateEditorProps {
  template: MessageTemplateView;
  onClose: () => void;
}

const FAILED = 'Failed to save the message';

/** Subject and text of a message beside a preview. */
export default function TemplateEditor({ template, onClose }: TemplateEditorProps) {
  const { kind, name, when, fields, original, isOriginal, versions } = template;
  const [form] = Form.useForm<TemplateText>();
  const [bookingId, setBookingId] = useState<number>();
  const [isAskingToReset, setAskingToReset] = useState(false);
  const actions = useTemplateActions(template, form, onClose);
  const { requestClose, discardDialog } = useUnsavedFormGuard(form, onClose);
  const { subject, body } = (Form.useWatch([], form) as TemplateText | undefined) ?? template;

  const applyText = (text: TemplateText) =>
    form.setFields([
      { name: 'subject', value: text.subject, touched: true, errors: [] },
      { name: 'body', value: text.body, touched: true, errors: [] },
    ]);

  return (
    <WideFormDialog<TemplateText>
      title={name}
      submitText="Save"
      form={form}
      initialValues={{ subject: template.subject, body: template.body }}
      isSaving={actions.isSaving}
      onSubmit={actions.submit}
      onClose={requestClose}
      note={
        <Button loading={actions.isTesting} onClick={() => void actions.sendTest(bookingId)}>
          Send a test to me
        </Button>
      }
    >
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-2">
        <div className="min-w-0">
          <p className="mb-4 text-quiet">{when}</p>
          <TemplateTextFields form={form} fields={fields} />
          <TemplateVersions versions={versions} onTake={applyText} />
          {!isOriginal && (
            <div className="flex flex-wrap gap-3">
              <Button onClick={() => applyText(original)}>Show the original text</Button>
              <Button
                loading={actions.isResetting}
                onClick={() => (form.isFieldsTouched() ? setAskingToReset(true) : void actions.resetToOriginal())}
              >
                Back to the original
              </Button>
            </div>
          )}
        </div>
        <div className="min-w-0">
          <BookingPicker value={bookingId} onChange={setBookingId} />
          <LivePreview kind={kind} draft={JSON.stringify({ subject, body, bookingId })} />
        </div>
      </div>
      {discardDialog}
      {isAskingToReset && (
        <DiscardDialog
          onDiscard={() => {
            setAskingToReset(false);
            void actions.resetToOriginal();
          }}
          onKeep={() => setAskingToReset(false)}
        />
      )}
    </WideFormDialog>
  );
}

/** Saves, resets and tests a message; the editor closes once the message is stored. */
function useTemplateActions(
  { kind, name }: MessageTemplateView,
  form: FormInstance<TemplateText>,
  onClose: () => void,
) {
  const [save, saving] = useSaveMessageTemplateMutation();
  const [reset, resetting] = useResetMessageTemplateMutation();
  const [test, testing] = useTestMessageMutation();

  const submit = async (text: TemplateText) => {
    const done = await reportOutcome(save({ kind, ...text }).unwrap(), {
      done: { title: 'Message Saved', description: `Guests get it from now on: ${name}` },
      failed: FAILED,
      form,
    });
    if (done) onClose();
  };
  const resetToOriginal = async () => {
    const done = await reportOutcome(reset(kind).unwrap(), {
      done: {
        title: 'Original Text',
        description: `${name} uses the original text again. Yours is under Earlier texts`,
      },
      failed: FAILED,
      again: resetToOriginal,
    });
    if (done) onClose();
  };
  const sendTest = (bookingId: number | undefined): Promise<unknown> =>
    reportOutcome(test({ kind, ...form.getFieldsValue(), bookingId }).unwrap(), {
      done: ({ sentTo }) => ({ title: 'Test Sent', description: `It is on its way to ${sentTo}` }),
      failed: 'Failed to send the test',
      again: () => sendTest(bookingId),
      form,
    });
  return {
    ...{ submit, resetToOriginal, sendTest },
    ...{ isSaving: saving.isLoading, isResetting: resetting.isLoading, isTesting: testing.isLoading },
  };
}

interface TemplateTextFieldsProps {
  form: FormInstance<TemplateText>;
  /** Offered for the text. */
  fields: readonly TemplateField[];
}

function TemplateTextFields({ form, fields }: TemplateTextFieldsProps) {
  const { insert, trackingOf } = useFieldInsertion(form);
  return (
    <>
      <Form.Item name="subject" label="Subject" rules={[required('Subject')]}>
        <Input maxLength={TEMPLATE_SUBJECT_MAX_LENGTH} autoComplete="off" {...trackingOf('subject')} />
      </Form.Item>
      <Form.Item
        name="body"
        label="Text"
        rules={[required('Text')]}
        extra="Dates, amounts, payment links and attachments are added below the text."
      >
        <Input.TextArea
          maxLength={TEMPLATE_BODY_MAX_LENGTH}
          autoSize={{ minRows: 6, maxRows: 16 }}
          {...trackingOf('body')}
        />
      </Form.Item>
      <FieldChips fields={fields} onInsert={insert} />
    </>
  );
}
