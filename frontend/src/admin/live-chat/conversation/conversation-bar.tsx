import { Suspense, useState, type RefObject } from 'react';
import { ArrowLeftOutlined, UserOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { AdminChatSessionView } from '@farmhouse/contracts/chat/chat-session';
import { lazyWithRetry } from '../../../shared/ui/lazy-with-retry.ts';
import { reportOutcome } from '../../ui/forms/report-outcome.ts';
import { useNarrow, useTwoColumns } from '../../ui/use-screen.ts';
import { ChatStatusTag } from '../chat-status.tsx';
import { useAssignChatMutation, useCloseChatMutation } from '../chats.api.ts';
import { CreateBookingButton } from '../visitor/create-booking-button.tsx';
import { nameOf } from '../visitor/visitor-name.ts';

const VisitorDrawer = lazyWithRetry(() => import('../visitor/visitor.drawer.tsx'));

interface ConversationBarProps {
  session: AdminChatSessionView;
  headingRef: RefObject<HTMLHeadingElement | null>;
  onChange: (session: AdminChatSessionView) => void;
  onClear: () => void;
}

/** The visitor's name, and the owner's actions on the chat. */
export function ConversationBar({ session, headingRef, onChange, onClear }: ConversationBarProps) {
  const { id, status } = session;
  const narrow = useNarrow();
  const hasTwoColumns = useTwoColumns();
  const [assign, assigning] = useAssignChatMutation();
  const [close, closing] = useCloseChatMutation();
  const [isShowingVisitor, setShowingVisitor] = useState(false);

  const join = async (): Promise<void> => {
    const joined = await reportOutcome(assign(id).unwrap(), { failed: 'Failed to join the chat', again: join });
    if (joined) onChange(joined.result);
  };
  const end = async (): Promise<void> => {
    const closed = await reportOutcome(close(id).unwrap(), {
      done: { title: 'Success', description: 'Chat closed' },
      failed: 'Failed to close the chat',
      again: end,
    });
    if (closed) onClear();
  };
  return (
    <div className="flex items-center gap-2 border-b border-line bg-surface px-3 py-2.5">
      {narrow && (
        <Button
          type="text"
          shape="circle"
          icon={<ArrowLeftOutlined aria-hidden />}
          aria-label="Back to the list"
          onClick={onClear}
        />
      )}
      <div className="min-w-0 flex-1 px-1">
        <h2 ref={headingRef} tabIndex={-1} className="line-clamp-2 wrap-anywhere font-text text-base font-semibold">
          {nameOf(session)}
        </h2>
        <ChatStatusTag status={status} />
      </div>
      <CreateBookingButton session={session} compact={hasTwoColumns} />
      {hasTwoColumns && (
        <Button
          shape="circle"
          icon={<UserOutlined aria-hidden />}
          aria-label="About the visitor"
          onClick={() => setShowingVisitor(true)}
        />
      )}
      {status === 'waiting' && (
        <Button type="primary" loading={assigning.isLoading} onClick={() => void join()}>
          Join Chat
        </Button>
      )}
      {status === 'active' && (
        <Button loading={closing.isLoading} onClick={() => void end()}>
          Close Chat
        </Button>
      )}
      {isShowingVisitor && (
        <Suspense>
          <VisitorDrawer session={session} onClose={() => setShowingVisitor(false)} />
        </Suspense>
      )}
    </div>
  );
}
