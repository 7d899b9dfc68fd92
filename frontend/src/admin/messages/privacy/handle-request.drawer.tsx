import { Form, Input, Select } from 'antd';
import {
  OPEN_PRIVACY_STATUSES,
  PRIVACY_NOTE_MAX_LENGTH,
  PRIVACY_REQUEST_NAMES,
  PRIVACY_REQUEST_STATUSES,
  type ChangePrivacyRequest,
  type PrivacyRequestView,
} from '@farmhouse/contracts/content/privacy-request';
import { FormDrawer } from '../../ui/forms/containers/form-drawer.tsx';
import { useUnsavedFormGuard } from '../../ui/forms/containers/use-unsaved-guard.tsx';
import { reportOutcome } from '../../ui/forms/report-outcome.ts';
import { PRIVACY_LABELS } from './privacy-labels.ts';
import { useChangePrivacyRequestMutation } from './privacy-requests.api.ts';

type HandledFields = Pick<PrivacyRequestView, 'status' | 'note'>;

interface HandleRequestDrawerProps {
  request: PrivacyRequestView;
  onClose: () => void;
}

const STATUSES = PRIVACY_REQUEST_STATUSES.map((value) => ({ value, label: PRIVACY_LABELS[value] }));

/** Drawer for changing a privacy request's status and note. */
export default function HandleRequestDrawer({ request, onClose }: HandleRequestDrawerProps) {
  const { id, reference, type, status, note, email } = request;
  const [form] = Form.useForm<HandledFields>();
  const [change, { isLoading }] = useChangePrivacyRequestMutation();
  const { requestClose, discardDialog } = useUnsavedFormGuard(form, onClose);
  const submit = async (values: HandledFields) => {
    // only what was changed here: another admin may have changed the other meanwhile
    const fields: ChangePrivacyRequest = {
      ...(values.status !== status && { status: values.status }),
      ...((values.note ?? '') !== (note ?? '') && { note: values.note?.trim() || null }),
    };
    const saved = await reportOutcome(change({ id, fields }).unwrap(), {
      done: { title: 'Success', description: 'Privacy request updated successfully' },
      failed: 'Failed to update privacy request',
      form,
    });
    if (saved) onClose();
  };
  return (
    <FormDrawer<HandledFields>
      title={`${PRIVACY_REQUEST_NAMES[type]} ${reference}`}
      form={form}
      initialValues={{ status, note }}
      submitText="Save"
      isSaving={isLoading}
      onSubmit={submit}
      onClose={requestClose}
    >
      <Form.Item name="status" label="Status" extra={<StatusHint before={status} email={email} />}>
        <Select options={STATUSES} />
      </Form.Item>
      <Form.Item name="note" label="Note" extra="What was done, or why it was not">
        <Input.TextArea autoSize={{ minRows: 4, maxRows: 12 }} maxLength={PRIVACY_NOTE_MAX_LENGTH} />
      </Form.Item>
      {discardDialog}
    </FormDrawer>
  );
}

const isOpen = (status: PrivacyRequestView['status']) => OPEN_PRIVACY_STATUSES.includes(status);

/** Hint on who reads the note. */
function StatusHint({ before, email }: Pick<PrivacyRequestView, 'email'> & { before: PrivacyRequestView['status'] }) {
  const chosen = (Form.useWatch('status') as PrivacyRequestView['status'] | undefined) ?? before;
  if (!email) return 'Without an email address no email is sent';
  const isClosing = isOpen(before) && !isOpen(chosen);
  return isClosing
    ? `A mail with the note goes to ${email}`
    : 'Completed or rejected, the person gets a mail with the note';
}
