import { Drawer } from 'antd';
import type { AdminChatSessionView } from '@farmhouse/contracts/chat/chat-session';
import { useBackCloses } from '../../ui/overlays/use-back-closes.ts';
import { useReturnFocus } from '../../ui/overlays/use-return-focus.ts';
import { useNarrow } from '../../ui/use-screen.ts';
import { nameOf } from './visitor-name.ts';
import { Visitor } from './visitor.tsx';

const WIDTH_PX = 420;

interface VisitorDrawerProps {
  session: AdminChatSessionView;
  onClose: () => void;
}

/** The visitor's data, where there is no room beside the messages. */
export default function VisitorDrawer({ session, onClose }: VisitorDrawerProps) {
  const narrow = useNarrow();
  useReturnFocus();
  useBackCloses(onClose);
  return (
    <Drawer open title={nameOf(session)} size={narrow ? '100%' : WIDTH_PX} onClose={onClose}>
      <Visitor session={session} />
    </Drawer>
  );
}
