import { useId } from 'react';
import { Button, Input } from 'antd';
import { CONTACT_MESSAGE_MAX_LENGTH, type ContactMessageView } from '@farmhouse/contracts/content/contact-message';
import { reportOutcome } from '../../ui/forms/report-outcome.ts';
import { useReplyToContactMutation } from './messages.api.ts';

interface ReplyFormProps {
  message: ContactMessageView;
  draft: string;
  onDraft: (draft: string) => void;
  onReplied: (message: ContactMessageView) => void;
}

/** Form for the one reply to a message, sent by mail; keeps the input if sending fails. */
export function ReplyForm({ message: { id, email }, draft, onDraft, onReplied }: ReplyFormProps) {
  const [reply, { isLoading }] = useReplyToContactMutation();
  const fieldId = useId();
  const submit = async (): Promise<void> => {
    const sent = await reportOutcome(reply({ id, replyMessage: draft.trim() }).unwrap(), {
      done: { title: 'Reply Sent', description: `Your reply is on its way to ${email}` },
      failed: 'Failed to send reply',
      again: submit,
    });
    if (sent) onReplied(sent.result);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <label htmlFor={fieldId} className="mb-1.5 block font-semibold">
        Reply
      </label>
      <Input.TextArea
        id={fieldId}
        value={draft}
        onChange={({ target }) => onDraft(target.value)}
        maxLength={CONTACT_MESSAGE_MAX_LENGTH}
        autoSize={{ minRows: 4, maxRows: 12 }}
        aria-describedby={`${fieldId}-help`}
      />
      <p id={`${fieldId}-help`} className="mt-1.5 mb-3 text-sm text-quiet">
        Goes to {email} by mail. A message can be answered from here once.
      </p>
      <Button type="primary" htmlType="submit" loading={isLoading} disabled={draft.trim() === ''}>
        Send Reply
      </Button>
    </form>
  );
}
