import { useRef, type ReactNode } from 'react';
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

/** A form beside the list it belongs to. Only its buttons and Escape close it, so that a slip loses nothing. */
export function FormDrawer<Fields extends object>(props: FormDrawerProps<Fields>) {
  const { title, form, initialValues, submitText, isSaving, onSubmit, onClose, children } = props;
  const fields = useRef<HTMLDivElement>(null);
  useReturnFocus();

  const focusFirst = (isOpen: boolean) => {
    if (isOpen) fields.current?.querySelector<HTMLElement>('input:enabled, textarea:enabled')?.focus();
  };

  return (
    <Drawer
      open
      title={title}
      size={WIDTH_PX}
      mask={{ closable: false }}
      onClose={onClose}
      afterOpenChange={focusFirst}
      footer={
        <div className="flex justify-end gap-3">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="primary" loading={isSaving} onClick={form.submit}>
            {submitText}
          </Button>
        </div>
      }
    >
      <div ref={fields}>
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
