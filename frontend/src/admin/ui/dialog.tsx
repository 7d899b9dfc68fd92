import { Modal, type ModalProps } from 'antd';
import { useReturnFocus } from './use-return-focus.ts';

/** A dialog that is open while mounted and restores focus when it closes. */
export function Dialog(props: Omit<ModalProps, 'open'>) {
  useReturnFocus();
  return <Modal {...props} open />;
}
