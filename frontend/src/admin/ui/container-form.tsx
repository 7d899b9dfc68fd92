import { Button, Form } from 'antd';
import type { FormContainerProps } from './form-container.types.ts';

/** Focuses at once, not after the drawer has slid in, so that typing can go on without a pause. */
function focusFirst(fields: HTMLDivElement | null): void {
  const first = fields?.querySelector<HTMLElement>('input:enabled, textarea:enabled');
  if (first) requestAnimationFrame(() => first.focus({ preventScroll: true }));
}

type ContainerFormProps<Fields> = Pick<
  FormContainerProps<Fields>,
  'form' | 'initialValues' | 'onFieldError' | 'onSubmit' | 'children'
>;

/** Stands before the ids of the fields, one of which could be the page's own, like `content`. */
const ID_PREFIX = 'record';

/** The form inside a drawer or dialog; its first field has the focus. */
export function ContainerForm<Fields extends object>(props: ContainerFormProps<Fields>) {
  const { form, initialValues, onFieldError, onSubmit, children } = props;
  return (
    <div ref={focusFirst}>
      <Form<Fields>
        form={form}
        name={ID_PREFIX}
        layout="vertical"
        initialValues={initialValues}
        scrollToFirstError={{ focus: true }}
        onFinishFailed={({ errorFields: [first] }) => first && onFieldError?.(String(first.name[0]))}
        onFinish={(fields) => void onSubmit(fields)}
      >
        {children}
        <button type="submit" hidden />
      </Form>
    </div>
  );
}

type FormButtonsProps = Pick<FormContainerProps<object>, 'submitText' | 'isSaving' | 'onClose'> & {
  onSubmit: () => void;
};

/** The buttons at the foot of a drawer or dialog with a form. */
export function FormButtons({ submitText, isSaving, onSubmit, onClose }: FormButtonsProps) {
  return (
    <div className="flex justify-end gap-3">
      <Button onClick={onClose}>Cancel</Button>
      <Button type="primary" loading={isSaving} onClick={onSubmit}>
        {submitText}
      </Button>
    </div>
  );
}
