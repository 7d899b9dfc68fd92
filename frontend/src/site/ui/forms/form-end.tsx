import { buttonClass } from '../button.ts';
import { SlowNotice } from '../slow-notice.tsx';

interface FormEndProps {
  /** Why the server did not accept the form. */
  refusal?: string;
  isSending: boolean;
  label: string;
}

/** The end of a form: the error message, and the button that sends it. */
export function FormEnd({ refusal, isSending, label }: FormEndProps) {
  return (
    <>
      <p role="alert" className="text-sm font-medium text-danger empty:hidden">
        {refusal}
      </p>
      <button
        type="submit"
        aria-disabled={isSending || undefined}
        className={buttonClass('primary', 'justify-self-start')}
      >
        {isSending ? 'Sending...' : label}
      </button>
      <SlowNotice isWaiting={isSending} />
    </>
  );
}
