import { Drawer } from 'antd';
import { useBackCloses } from '../../overlays/use-back-closes.ts';
import { FormBody, FormButtons } from './form-body.tsx';
import type { FormContainerProps } from './form-container.types.ts';
import { useReturnFocus } from '../../overlays/use-return-focus.ts';

const WIDTH_PX = 480;

/** A form in a drawer beside its list. A click outside does not close it, so that input is not lost by accident. */
export function FormDrawer<Fields extends object>(props: FormContainerProps<Fields>) {
  const { title, form, onClose } = props;
  useReturnFocus();
  useBackCloses(onClose);
  return (
    <Drawer
      open
      title={title}
      size={WIDTH_PX}
      mask={{ closable: false }}
      onClose={onClose}
      autoFocus={false}
      footer={<FormButtons {...props} onSubmit={form.submit} />}
    >
      <FormBody {...props} />
    </Drawer>
  );
}
