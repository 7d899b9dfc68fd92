import { Button, Form } from 'antd';
import { useOneAtATime } from '../use-one-at-a-time.ts';
import type { FormContainerProps } from './form-container.types.ts';

/**
 * Sets focus at once, before the drawer's animation ends, so that the owner can type without waiting; a field that has
 * it already keeps it.
 */
function focusFirst(fields: HTMLDivElement | null): void {
  requestAnimationFrame(() => {
    if (!fields || fields.contains(document.activeElement)) return;
    fields.querySelector<HTMLElement>('input:enabled, textarea:enabled')?.focus({ preventScroll: true });
  });
}

type FormBodyProps<Fields> = Pick<
  FormContainerProps<Fields>,
  'form' | 'initialValues' | 'onFieldError' | 'onSubmit' | 'children'
>;

/** Prefix of the field ids, which could otherwise equal ids of the page, such as `content`. */
const ID_PREFIX = 'record';

/** The form inside a drawer or dialog; focuses its first field. */
export function FormBody<Fields extends object>(props: FormBodyProps<Fields>) {
  const { form, initialValues, onFieldError, onSubmit, children } = props;
  const submitOnce = useOneAtATime(onSubmit);
  return (
    <div ref={focusFirst}>
      <Form<Fields>
        form={form}
        name={ID_PREFIX}
        layout="vertical"
        initialValues={initialValues}
        scrollToFirstError={{ focus: true }}
        onFinishFailed={({ errorFields: [first] }) => first && onFieldError?.(String(first.name[0]))}
        onFinish={submitOnce}
      >
        {children}
        <button type="submit" hidden />
      </Form>
    </div>
  );
}

type FormButtonsProps = Pick<
  FormContainerProps<object>,
  'submitText' | 'isSaving' | 'onClose' | 'closeText' | 'note' | 'alternative'
> & {
  onSubmit: () => void;
};

/** The buttons at the foot of a drawer or dialog with a form, and the note beside them. */
export function FormButtons(props: FormButtonsProps) {
  const { submitText, isSaving, onSubmit, onClose, closeText, note, alternative } = props;
  return (
    <div className="flex w-full flex-wrap items-center justify-end gap-3">
      {note && <div className="mr-auto">{note}</div>}
      <Button onClick={onClose}>{closeText ?? 'Cancel'}</Button>
      <Button type={alternative ? 'default' : 'primary'} loading={isSaving} onClick={onSubmit}>
        {submitText}
      </Button>
      {alternative && (
        <Button type="primary" disabled={isSaving} onClick={alternative.onSubmit}>
          {alternative.text}
        </Button>
      )}
    </div>
  );
}
