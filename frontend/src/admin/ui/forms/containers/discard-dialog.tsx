import { Dialog } from '../../overlays/dialog.tsx';

interface DiscardDialogProps {
  /** Above the open dialogs that it is not a part of. */
  zIndex?: number;
  onDiscard: () => void;
  onKeep: () => void;
}

/** Asks for confirmation before a form with unsaved input is closed. */
export function DiscardDialog({ zIndex, onDiscard, onKeep }: DiscardDialogProps) {
  return (
    <Dialog
      zIndex={zIndex}
      title="Discard your changes?"
      okText="Discard"
      okButtonProps={{ danger: true }}
      cancelText="Keep editing"
      onOk={onDiscard}
      onCancel={onKeep}
    >
      <p>What you have typed has not been saved.</p>
    </Dialog>
  );
}
