import { FormBody, FormButtons } from './form-body.tsx';
import { Dialog } from '../overlays/dialog.tsx';
import type { FormContainerProps } from './form-container.types.ts';
import { useNarrow } from '../use-screen.ts';

const WIDTH_PX = 960;
const WIDE_PX = 1240;
const BESIDE_PAGE = {
  style: { top: 24 },
  styles: { body: { maxHeight: 'calc(100dvh - 13rem)', overflowY: 'auto' } },
} as const;
const FULL_SCREEN = { width: '100%', className: 'full-screen-dialog' } as const;

type FormDialogProps<Fields> = FormContainerProps<Fields> & { width?: number };

/**
 * A form in a dialog with room for tabs and long texts; full screen on phones. A click outside does not close
 * it, so that input is not lost by accident.
 */
export function FormDialog<Fields extends object>({ width = WIDTH_PX, ...props }: FormDialogProps<Fields>) {
  const { title, form, onClose } = props;
  return (
    <Dialog
      title={title}
      {...(useNarrow() ? FULL_SCREEN : { ...BESIDE_PAGE, width })}
      mask={{ closable: false }}
      onCancel={onClose}
      footer={<FormButtons {...props} onSubmit={form.submit} />}
    >
      <FormBody {...props} />
    </Dialog>
  );
}

/** The same with room for a preview beside the fields. */
export function WideFormDialog<Fields extends object>(props: FormContainerProps<Fields>) {
  return <FormDialog {...props} width={WIDE_PX} />;
}
