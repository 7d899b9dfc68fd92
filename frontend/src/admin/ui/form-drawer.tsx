import { Drawer } from 'antd';
import { useBackCloses } from './use-back-closes.ts';
import { ContainerForm, FormButtons } from './container-form.tsx';
import type { FormContainerProps } from './form-container.types.ts';
import { useReturnFocus } from './use-return-focus.ts';

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
      <ContainerForm {...props} />
    </Drawer>
  );
}
