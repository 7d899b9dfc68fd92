import { FormBody, FormButtons } from './form-body.tsx';
import { LargeDialog } from '../../overlays/large-dialog.tsx';
import type { FormContainerProps } from './form-container.types.ts';

const WIDTH_PX = 960;
const WIDE_PX = 1240;

type FormDialogProps<Fields> = FormContainerProps<Fields> & { width?: number };

/** A form in a dialog with room for tabs and long texts. */
export function FormDialog<Fields extends object>({ width = WIDTH_PX, ...props }: FormDialogProps<Fields>) {
  const { title, form, onClose } = props;
  return (
    <LargeDialog
      title={title}
      width={width}
      onCancel={onClose}
      footer={<FormButtons {...props} onSubmit={form.submit} />}
    >
      <FormBody {...props} />
    </LargeDialog>
  );
}

/** A form in a dialog with room for a preview beside the fields. */
export function WideFormDialog<Fields extends object>(props: FormContainerProps<Fields>) {
  return <FormDialog {...props} width={WIDE_PX} />;
}
