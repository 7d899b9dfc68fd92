import { WhatsAppOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { MessageSentView } from '@farmhouse/contracts/messages/messages-sent';
import { reportOutcome } from '../../ui/forms/report-outcome.ts';
import { useLazyGetWhatsappDraftQuery } from './messages-sent.api.ts';

/** Opens WhatsApp with a message's text, which is fetched on the tap. */
export function OpenInWhatsapp({ message: { id, name } }: { message: Pick<MessageSentView, 'id' | 'name'> }) {
  const [getDraft, { isFetching }] = useLazyGetWhatsappDraftQuery();
  const open = async (): Promise<void> => {
    // opened synchronously in the click: browsers block a window that opens after a response
    const opened = window.open('about:blank', '_blank');
    if (opened) opened.opener = null;
    const outcome = await reportOutcome(getDraft(id).unwrap(), { failed: 'Failed to write the message', again: open });
    if (!outcome) opened?.close();
    else if (opened) opened.location.replace(outcome.result.link);
    else window.location.assign(outcome.result.link);
  };
  return (
    <Button
      loading={isFetching}
      icon={<WhatsAppOutlined aria-hidden />}
      aria-label={`Open in WhatsApp: ${name}`}
      onClick={() => void open()}
    >
      Open in WhatsApp
    </Button>
  );
}
