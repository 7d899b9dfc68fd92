import { useState } from 'react';
import { Dialog } from '../overlays/dialog.tsx';

interface DeleteDialogProps {
  title: string;
  question: string;
  /** Resolves to true if the record was deleted; otherwise the dialog stays open. */
  onDelete: () => Promise<boolean>;
  onClose: () => void;
}

/** Asks for confirmation before a record is deleted. */
export function DeleteDialog({ title, question, onDelete, onClose }: DeleteDialogProps) {
  const [isDeleting, setDeleting] = useState(false);
  const submit = async () => {
    setDeleting(true);
    const isDeleted = await onDelete();
    setDeleting(false);
    if (isDeleted) onClose();
  };
  return (
    <Dialog
      title={title}
      okText="Delete"
      okButtonProps={{ danger: true }}
      cancelText="Keep"
      confirmLoading={isDeleting}
      onOk={() => void submit()}
      onCancel={onClose}
    >
      <p>{question}</p>
    </Dialog>
  );
}
