import { Button } from 'antd';
import type { MessageChannel, MessageSentView } from '@farmhouse/contracts/messages/messages-sent';
import type { ToastContent } from '../../../shared/toast/toast-store.ts';
import { reportOutcome } from '../../ui/forms/report-outcome.ts';
import { useSendMessageAgainMutation } from './messages-sent.api.ts';

const DONE: Record<MessageChannel, ToastContent> = {
  mail: { title: 'Email Queued', description: 'It is on its way to the mail server again' },
  whatsapp: { title: 'Message Queued', description: 'It is on its way to WhatsApp' },
};

interface SendAgainProps {
  message: Pick<MessageSentView, 'id' | 'name'>;
  channel: MessageChannel;
  text: string;
}

/** Sends a message again, or by the given channel instead. */
export function SendAgain({ message: { id, name }, channel, text }: SendAgainProps) {
  const [sendAgain, { isLoading }] = useSendMessageAgainMutation();
  const submit = (): Promise<unknown> =>
    reportOutcome(sendAgain({ id, channel }).unwrap(), {
      done: DONE[channel],
      failed: 'Failed to send the message again',
      again: submit,
    });
  return (
    <Button loading={isLoading} aria-label={`${text}: ${name}`} onClick={() => void submit()}>
      {text}
    </Button>
  );
}
