import { Dialog } from '../ui/overlays/dialog.tsx';
import type { OpenUndo } from './use-open-undos.ts';

interface LeaveDialogProps {
  undos: readonly OpenUndo[];
  onLeave: () => void;
  onClose: () => void;
}

/** Asks before a log-out while something can still be undone. */
export default function LeaveDialog({ undos, onLeave, onClose }: LeaveDialogProps) {
  return (
    <Dialog title="Log out now?" okText="Log out" cancelText="Stay" onOk={onLeave} onCancel={onClose}>
      {undos.length > 0 ? (
        <>
          <p>This can still be undone for a few seconds. If you log out it stays as it is, and its mails go out:</p>
          <ul className="mt-2 list-disc pl-5">
            {undos.map(({ endpoint, id, done }) => (
              <li key={`${endpoint}-${id}`}>{done}</li>
            ))}
          </ul>
        </>
      ) : (
        <p>The time for undoing is over; its mails are on their way.</p>
      )}
    </Dialog>
  );
}
