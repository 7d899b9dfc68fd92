import { ContainerForm, FormButtons } from './container-form.tsx';
import { Dialog } from './dialog.tsx';
import type { FormContainerProps } from './form-container.types.ts';

const WIDTH_PX = 960;

/** A form with room for tabs and long texts. A click outside does not close it, so that a slip loses nothing. */
export function FormDialog<Fields extends object>(props: FormContainerProps<Fields>) {
  const { title, form, submitText, isSaving, onClose } = props;
  return (
    <Dialog
      title={title}
      width={WIDTH_PX}
      mask={{ closable: false }}
      style={{ top: 24 }}
      styles={{ body: { maxHeight: 'calc(100dvh - 13rem)', overflowY: 'auto' } }}
      onCancel={onClose}
      footer={<FormButtons {...{ submitText, isSaving, onClose }} onSubmit={form.submit} />}
    >
      <ContainerForm {...props} />
    </Dialog>
  );
}
