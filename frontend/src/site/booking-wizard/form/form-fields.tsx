import type { ComponentProps, ReactNode } from 'react';
import { useFormContext, type ChangeHandler, type UseFormRegisterReturn } from 'react-hook-form';
import { Field, TEXT_AREA_CLASS, type ControlProps } from '../../ui/forms/field.tsx';
import type { FieldName, FormInput } from './booking-form.ts';
import { useFieldChecks } from './field-checks.ts';

interface FieldProps {
  name: Exclude<FieldName, 'selectedServices'>;
  label: string;
  help?: ReactNode;
  required?: boolean;
  /** Called in addition to the form's own handler. */
  onChange?: (event: { target: { value: string } }) => void;
}

interface FormFieldProps extends FieldProps {
  children: (control: ControlProps & UseFormRegisterReturn) => ReactNode;
}

/** Props of a field with those of its control. */
type Own<Tag extends 'input' | 'select' | 'textarea'> = FieldProps & Omit<ComponentProps<Tag>, keyof FieldProps>;

export function TextField({ name, label, help, required, onChange, type = 'text', ...input }: Own<'input'>) {
  return (
    <FormField {...{ name, label, help, required, onChange }}>
      {(control) => <input {...control} type={type} {...input} />}
    </FormField>
  );
}

export function SelectField({ name, label, help, required, onChange, ...select }: Own<'select'>) {
  return (
    <FormField {...{ name, label, help, required, onChange }}>
      {(control) => <select {...control} {...select} />}
    </FormField>
  );
}

export function TextAreaField({ name, label, help, required, onChange, ...area }: Own<'textarea'>) {
  return (
    <FormField {...{ name, label, help, required, onChange }}>
      {(control) => <textarea {...control} {...area} className={TEXT_AREA_CLASS} />}
    </FormField>
  );
}

/** A field of the booking form: registers itself and shows its error. */
function FormField({ name, onChange, children, ...field }: FormFieldProps) {
  const {
    register,
    formState: { errors },
  } = useFormContext<FormInput>();
  const { changed, isCheckedOnBlur } = useFieldChecks();
  const registered = register(name, {
    onChange: (event: { target: { value: string } }) => {
      onChange?.(event);
      changed();
    },
  });
  const onBlur: ChangeHandler = async (event: { target: { value: string } }) => {
    if (isCheckedOnBlur(event.target.value)) await registered.onBlur(event);
  };
  return (
    <Field {...field} error={errors[name]?.message}>
      {(control) => children({ ...control, ...registered, onBlur })}
    </Field>
  );
}
