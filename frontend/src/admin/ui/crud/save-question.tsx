import type { ReactNode } from 'react';
import { Dialog } from '../overlays/dialog.tsx';

interface SaveQuestionProps {
  onSave: () => void;
  onBack: () => void;
  children: ReactNode;
}

/** Asks before a change with large consequences is saved. Rule: the owner may override. */
export function SaveQuestion({ onSave, onBack, children }: SaveQuestionProps) {
  return (
    <Dialog title="Save this change?" okText="Save it" cancelText="Back" onOk={onSave} onCancel={onBack}>
      {children}
    </Dialog>
  );
}
