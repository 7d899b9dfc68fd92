import { Modal, type ModalProps } from 'antd';
import { focusFirstField } from './first-field.ts';
import { useBackCloses } from './use-back-closes.ts';
import { useReturnFocus } from './use-return-focus.ts';

export interface DialogProps extends Omit<ModalProps, 'open' | 'onCancel'> {
  onCancel: () => void;
  /** True if it is open because the URL says so: then Back closes it by changing the URL. */
  hasAddress?: boolean;
}

/** A dialog that is open while mounted and restores focus when it closes. */
export function Dialog({ hasAddress, ...props }: DialogProps) {
  const { onCancel, afterOpenChange } = props;
  useReturnFocus();
  useBackCloses(onCancel, { hasAddress });
  const onOpenChange = (isOpen: boolean) => {
    if (isOpen) focusFirstField();
    afterOpenChange?.(isOpen);
  };
  return <Modal {...props} onCancel={() => onCancel()} afterOpenChange={onOpenChange} open />;
}
