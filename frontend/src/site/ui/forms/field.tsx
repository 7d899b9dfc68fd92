import { useId, type ReactNode } from 'react';

/** Props that connect a control with the label, help and error of its field. */
export interface ControlProps {
  id: string;
  'aria-invalid': boolean | undefined;
  'aria-describedby': string | undefined;
  'aria-required': boolean | undefined;
  className: string;
}

interface FieldProps {
  label: string;
  help?: ReactNode;
  error?: string;
  required?: boolean;
  className?: string;
  children: (control: ControlProps) => ReactNode;
}

const ANY_CONTROL =
  'block w-full min-w-0 scroll-mt-10 rounded-field border border-field bg-surface px-3.5 text-base text-ink ' +
  'placeholder:text-quiet aria-invalid:border-danger aria-invalid:bg-danger-soft disabled:opacity-60';
/** Of inputs and selects. */
export const CONTROL_CLASS = `${ANY_CONTROL} h-12`;
/** Of text areas, whose rows decide the height. */
export const TEXT_AREA_CLASS = `${ANY_CONTROL} py-3`;

/** A form field: label above, help below, and an error message that is announced when it appears. */
export function Field({ label, help, error, required, className = '', children }: FieldProps) {
  const id = useId();
  const described = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ');
  return (
    <div className={`min-w-0 ${className}`}>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {label} {!required && <span className="ml-0.5 text-sm font-normal text-quiet">(optional)</span>}
      </label>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described || undefined,
        'aria-required': required || undefined,
        className: CONTROL_CLASS,
      })}
      <p id={`${id}-error`} role="alert" className="mt-1.5 text-sm font-medium text-danger empty:hidden">
        {error}
      </p>
      {help && (
        <p id={`${id}-help`} className="mt-1.5 text-sm text-quiet">
          {help}
        </p>
      )}
    </div>
  );
}
