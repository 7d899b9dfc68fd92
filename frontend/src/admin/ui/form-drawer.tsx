import type { ReactNode } from 'react';
import { Button, Drawer, Form, type FormInstance } from 'antd';
import { useReturnFocus } from './use-return-focus.ts';

interface FormDrawerProps<Fields> {
  title: string;
  form: FormInstance<Fields>;
  initialValues: Partial<Fields>;
  /** On the button that saves. */
  submitText: string;
  isSaving: boolean;
  onSubmit: (fields: Fields) => unknown;
  onClose: () => void;
  children: ReactNode;
}

const WIDTH_PX = 480;

/** At once, not after the drawer has slid in: who opened it by key types on. */
function focusFirst(fields: HTMLDivElement | null): void {
  const first = fields?.querySelector<HTMLElement>('input:enabled, textarea:enabled');
  if (first) requestAnimationFrame(() => first.focus({ preventScroll: true }));
}

/** A form beside the list it belongs to. Only its buttons and Escape close it, so that a slip loses nothing. */
export function FormDrawer<Fields extends object>(props: FormDrawerProps<Fields>) {
  const { title, form, initialValues, submitText, isSaving, onSubmit, onClose, children } = props;
  useReturnFocus();

  return (
    <Drawer
      open
      title={title}
      size={WIDTH_PX}
      mask={{ closable: false }}
      onClose={onClose}
      autoFocus={false}
      footer={
        <div className="flex justify-end gap-3">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="primary" loading={isSaving} onClick={form.submit}>
            {submitText}
          </Button>
        </div>
      }
    >
      <div ref={focusFirst}>
        <Form<Fields>
          form={form}
          layout="vertical"
          initialValues={initialValues}
          scrollToFirstError={{ focus: true }}
          onFinish={(fields) => void onSubmit(fields)}
        >
          {children}
          <button type="submit" hidden />
        </Form>
      </div>
    </Drawer>
  );
}
