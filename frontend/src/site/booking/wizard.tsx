import { useEffect, useRef } from 'react';
import { FormProvider } from 'react-hook-form';
import { buttonClass } from '../../shared/ui/button.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { track } from '../../shared/analytics/track.ts';
import { preloadCalendar } from './date-fields.tsx';
import { Progress } from './progress.tsx';
import { StepDetails } from './step-details.tsx';
import { StepPayment } from './step-payment.tsx';
import { StepPersonal } from './step-personal.tsx';
import { StepServices } from './step-services.tsx';
import { isFilled, LAST_STEP, STEPS } from './steps.ts';
import { Summary } from './summary.tsx';
import { useSubmit } from './use-submit.ts';
import { useWizard, type WizardState } from './use-wizard.ts';

/** The booking wizard: four steps, with the price summary beside them. */
export function Wizard() {
  const wizard = useWizard();
  const { submit, pending, nearestFree, forgetFree } = useSubmit(wizard);
  const { step, form, values } = wizard;
  const heading = useStepFocus(wizard, nearestFree.length > 0);
  const send = useRestoreFocus(pending);
  const isLast = step === LAST_STEP;
  useEffect(() => {
    const stage = STEPS[step]?.stage;
    if (stage) track(stage);
  }, [step]);

  const proceed = (event: React.FormEvent) => {
    event.preventDefault();
    if (!isFilled(step, values)) return;
    void (isLast ? submit() : wizard.next());
  };

  return (
    <FormProvider {...form}>
      <div className="mx-auto grid max-w-7xl items-start gap-8 px-4 py-8 max-lg:pb-12 sm:px-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-12 lg:py-9">
        <form onSubmit={proceed} onFocus={preloadCalendar} noValidate aria-label="Booking" className="min-w-0">
          <Progress step={step} />
          <div key={step} className="step-enter">
            <h2 ref={heading} tabIndex={-1} className="mt-6 scroll-mt-28 text-2xl">
              {STEPS[step]?.title}
            </h2>
            <div className="mt-5">
              {step === 0 && <StepPersonal />}
              {step === 1 && <StepDetails wizard={wizard} nearestFree={nearestFree} onPicked={forgetFree} />}
              {step === 2 && <StepServices />}
              {step === 3 && <StepPayment wizard={wizard} />}
            </div>
          </div>
          {/* no blur of the field on pointer down: its error would appear and shift the button before the click */}
          <div
            role="presentation"
            onMouseDown={(event) => event.preventDefault()}
            onClickCapture={ignoreRepeat}
            className="mt-10 flex justify-between gap-3 border-t border-line pt-6"
          >
            <button
              type="button"
              disabled={step === 0 || pending}
              onClick={wizard.previous}
              className={buttonClass('outline')}
            >
              Previous
            </button>
            <button
              ref={send}
              type="submit"
              disabled={pending || !isFilled(step, values)}
              className={buttonClass('primary', 'px-8')}
            >
              {isLast ? (pending ? 'Submitting...' : 'Submit Booking') : 'Next Step'}
              {!isLast && <Icon name="arrow" />}
            </button>
          </div>
        </form>
        <Summary values={values} price={wizard.price} />
      </div>
    </FormProvider>
  );
}

/** Ignores the second click of a double click, which would hit the next step's button, in the last step Submit. */
function ignoreRepeat(event: React.MouseEvent): void {
  if (event.detail < 2) return;
  event.preventDefault();
  event.stopPropagation();
}

/**
 * Moves focus to a new step: to its first invalid field, unless a message is to be read before it, else to the
 * heading. Not on the first render.
 */
function useStepFocus({ step, form }: WizardState, readFirst: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    const wrong = STEPS[step]?.fields.find((name) => form.getFieldState(name).error);
    if (wrong && !readFirst) form.setFocus(wrong);
    else heading.current?.focus();
  }, [step, form, readFirst]);
  return heading;
}

/** A button that is disabled while pending loses focus; restores it unless focus has moved elsewhere. */
function useRestoreFocus(pending: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const wasPending = useRef(pending);
  useEffect(() => {
    if (wasPending.current && !pending && document.activeElement === document.body) button.current?.focus();
    wasPending.current = pending;
  }, [pending]);
  return button;
}
