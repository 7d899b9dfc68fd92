import { useFormContext } from 'react-hook-form';
import { Field } from '../../shared/ui/field.tsx';
import type { FormInput } from './booking-form.ts';

export function StepPersonal() {
  const {
    register,
    formState: { errors },
  } = useFormContext<FormInput>();
  return (
    <div className="grid gap-6">
      <Field label="Full Name" required error={errors.fullName?.message}>
        {(control) => <input {...control} {...register('fullName')} type="text" autoComplete="name" />}
      </Field>
      <Field
        label="Contact Number"
        required
        error={errors.contactNumber?.message}
        help="We call this number to confirm, so please give one that reaches you."
      >
        {(control) => (
          <input
            {...control}
            {...register('contactNumber')}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            maxLength={20}
          />
        )}
      </Field>
      <Field label="Email" error={errors.email?.message} help="For your confirmation and a calendar file.">
        {(control) => <input {...control} {...register('email')} type="email" inputMode="email" autoComplete="email" />}
      </Field>
    </div>
  );
}
