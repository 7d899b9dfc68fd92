import { useState } from 'react';
import { Drawer } from 'antd';
import type { ContactMessageView } from '@farmhouse/contracts/content/contact-message';
import { formatInstant } from '@farmhouse/contracts/text/dates';
import { PanelSection } from '../../ui/panel-section.tsx';
import { useBackCloses } from '../../ui/overlays/use-back-closes.ts';
import { useUnsavedGuard } from '../../ui/forms/containers/use-unsaved-guard.tsx';
import { useReturnFocus } from '../../ui/overlays/use-return-focus.ts';
import { useNarrow } from '../../ui/use-screen.ts';
import { ContactActions } from './contact-actions.tsx';
import { MessageStatusSelect } from './message-status-select.tsx';
import { ReplyForm } from './reply-form.tsx';

interface MessageDrawerProps {
  message: ContactMessageView;
  /** Called with a newer version of the message. */
  onChange: (message: ContactMessageView) => void;
  onClose: () => void;
}

const WIDTH_PX = 600;

/** Drawer with a message and its reply form, beside the list it was opened from. */
export default function MessageDrawer({ message, onChange, onClose }: MessageDrawerProps) {
  const narrow = useNarrow();
  useReturnFocus();
  const [draft, setDraft] = useState('');
  const { name, subject, createdAt, replied } = message;
  const isUnsaved = draft.trim() !== '' && !replied;
  const { requestClose, discardDialog } = useUnsavedGuard(() => isUnsaved, onClose);
  useBackCloses(requestClose);
  return (
    <Drawer open title={`Message from ${name}`} size={narrow ? '100%' : WIDTH_PX} onClose={requestClose}>
      <div className="grid grid-cols-1 gap-6">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="figures text-sm text-quiet">{formatInstant(createdAt)}</p>
          <MessageStatusSelect message={message} onChange={onChange} />
        </div>
        <PanelSection title={subject ?? 'No subject'}>
          <p className="wrap-anywhere whitespace-pre-wrap">{message.message}</p>
        </PanelSection>
        <ContactActions message={message} />
        {replied ? (
          <Reply message={message} />
        ) : (
          <ReplyForm message={message} draft={draft} onDraft={setDraft} onReplied={onChange} />
        )}
      </div>
      {discardDialog}
    </Drawer>
  );
}

function Reply({ message: { replyMessage, repliedBy, repliedAt } }: { message: ContactMessageView }) {
  return (
    <PanelSection title="Your reply">
      <p className="rounded-field bg-garden-soft p-4 wrap-anywhere whitespace-pre-wrap">{replyMessage}</p>
      <p className="mt-1.5 text-sm text-quiet">
        Answered by {repliedBy ?? 'an admin'}
        {repliedAt && ` on ${formatInstant(repliedAt)}`}
      </p>
    </PanelSection>
  );
}
