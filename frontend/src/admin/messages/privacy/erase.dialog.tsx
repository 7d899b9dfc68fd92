import { useId, useState } from 'react';
import { Alert, Input } from 'antd';
import type { PrivacyRequestView } from '@farmhouse/contracts/content/privacy-request';
import { errorText } from '../../../shared/api/api-error.ts';
import { useOneAtATime } from '../../ui/forms/use-one-at-a-time.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { KeptNote } from './erasure-progress.tsx';
import { useErasePersonMutation } from './privacy-requests.api.ts';

interface EraseDialogProps {
  request: PrivacyRequestView;
  onClose: () => void;
}

/** Erases a person once the owner has typed the request's reference, because it cannot be undone. */
export function EraseDialog({ request: { id, reference, name, email }, onClose }: EraseDialogProps) {
  const fieldId = useId();
  const [typed, setTyped] = useState('');
  const [erase, { isLoading, error }] = useErasePersonMutation();
  const isConfirmed = typed.trim().toUpperCase() === reference;
  const submit = async () => {
    if (!isConfirmed) return;
    const response = await erase(id);
    if (!response.error) onClose();
  };
  const submitOnce = useOneAtATime(submit);
  return (
    <Dialog
      title={`Erase ${name}`}
      okText="Erase everywhere"
      okButtonProps={{ danger: true, disabled: !isConfirmed }}
      cancelText="Keep"
      confirmLoading={isLoading}
      onOk={submitOnce}
      onCancel={onClose}
    >
      <div className="grid gap-3">
        <p>
          Chats, messages, mails and the visit are deleted; bookings lose name, phone number, email address and notes.
          Blocked days and events of other calendars that name the phone number or email address lose that text. This
          cannot be undone.
        </p>
        <KeptNote />
        <p className="text-sm text-quiet">
          {email
            ? `One mail to ${email} says what was erased and what stays.`
            : 'No email address is known, so no email is sent.'}
        </p>
        {error && (
          <Alert type="error" showIcon title="Nothing was erased" description={errorText(error, 'Please try again.')} />
        )}
        <div>
          <label htmlFor={fieldId} className="mb-1.5 block font-semibold">
            Type {reference} to confirm
          </label>
          <Input
            id={fieldId}
            value={typed}
            autoComplete="off"
            onChange={({ target }) => setTyped(target.value)}
            onPressEnter={submitOnce}
          />
        </div>
      </div>
    </Dialog>
  );
}
