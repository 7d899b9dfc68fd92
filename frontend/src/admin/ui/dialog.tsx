import { Modal, type ModalProps } from 'antd';
import { useReturnFocus } from './use-return-focus.ts';

/** A dialog that is open for as long as it is there, and then gives the keyboard back to what opened it. */
export function Dialog(props: Omit<ModalProps, 'open'>) {
  useReturnFocus();
  return <Modal {...props} open />;
}
