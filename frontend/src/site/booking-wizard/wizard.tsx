import { Suspense, useEffect, useEffectEvent, useRef, type Ref } from 'react';
import { FormProvider } from 'react-hook-form';
import { buttonClass } from '../ui/button.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { useMediaQuery } from '../ui/hooks/use-media-query.ts';
import { track } from '../ui/track.ts';
import { BookingHead, ContactDetails, ShortHead } from './booking-head.tsx';
import { PAGE_MARGIN } from './page-margin.ts';
import { LaterSteps, preloadSteps } from './steps/lazy-steps.ts';
import { Progress } from './steps/progress.tsx';
import { StepPersonal } from './steps/step-personal.tsx';
import { isFilled, LAST_STEP, STEPS } from './form/steps.ts';
import { Summary } from './price/summary.tsx';
import { useSubmit } from './submit/use-submit.ts';
import { useWizard } from './use-wizard.ts';
import type { WizardState } from './wizard-state.ts';
import { SlowNotice } from '../ui/slow-notice.tsx';

/** Screens on which the summary is a sheet at the bottom. */
const NARROW = '(max-width: 63.99rem)';

/** The page's head and the booking wizard: four steps, with the price summary beside them. */
export function Wizard() {
  const wizard = useWizard();
  const { submit, isWaiting, pending, failure, newTotal, nearestFree } = useSubmit(wizard);
  const { step, form, values } = wizard;
  const isShort = useMediaQuery(NARROW) && step > 0;
  const { top, heading } = useStepFocus(wizard, nearestFree !== undefined);
  const send = useRestoreFocus(pending);
  const isLast = step === LAST_STEP;
  useEffect(() => {
    const stage = STEPS[step]?.stage;
    if (stage) track(stage);
  }, [step]);

  const proceed = (event: React.FormEvent) => {
    event.preventDefault();
    if (!isFilled(step, values)) return;
    if (isLast) submit();
    else wizard.next();
  };

  return (
    <FormProvider {...form}>
      <div ref={top} className="scroll-mt-[-1rem]">
        {isShort ? <ShortHead step={step} /> : <BookingHead />}
      </div>
      <div
        className={`mx-auto grid max-w-7xl items-start gap-8 py-6 max-lg:pb-12 lg:grid-cols-[minmax(0,1fr)_22rem] lg:py-9 xl:gap-12 ${PAGE_MARGIN}`}
      >
        <div className="resumed-skeleton" aria-busy="true">
          <p className="sr-only">Loading your booking</p>
          <Skeleton className="h-8 w-1/2" />
          <Skeleton className="mt-6 h-dvh rounded-card" />
        </div>
        <form
          onSubmit={proceed}
          onFocus={() => void preloadSteps()}
          noValidate
          aria-label="Booking"
          className="first-step min-w-0"
        >
          <Progress step={step} heading={heading} counts={!isShort} />
          <div key={step} className="step-enter mt-6">
            {step === 0 ? (
              <StepPersonal />
            ) : (
              // as tall as the screen, so that the buttons below are not seen moving
              <Suspense fallback={<Skeleton className="h-dvh rounded-card" />}>
                <LaterSteps wizard={wizard} nearestFree={nearestFree} failure={failure} newTotal={newTotal} />
              </Suspense>
            )}
          </div>
          <WizardButtons wizard={wizard} isPending={pending} isWaiting={isWaiting || wizard.isChecking} send={send} />
          <SlowNotice isWaiting={pending || isWaiting || wizard.isChecking} className="mt-3" />
          {isShort && <ContactDetails />}
        </form>
        <Summary
          step={step}
          values={values}
          price={wizard.price}
          onGuests={(guests) => form.setValue('guestCount', String(guests))}
        />
      </div>
    </FormProvider>
  );
}

interface WizardButtonsProps {
  wizard: WizardState;
  isPending: boolean;
  /** True while what the button does waits for the dates. */
  isWaiting: boolean;
  send: Ref<HTMLButtonElement>;
}

function WizardButtons({ wizard, isPending, isWaiting, send }: WizardButtonsProps) {
  const { step, values, previous } = wizard;
  return (
    // no blur of the field on pointer down: its error would appear and shift the button before the click
    <div
      role="presentation"
      onMouseDown={(event) => event.preventDefault()}
      onClickCapture={ignoreRepeat}
      className="wizard-buttons mt-10 flex justify-between gap-3 border-t border-line pt-6"
    >
      <button type="button" disabled={step === 0 || isPending} onClick={previous} className={buttonClass('outline')}>
        Previous
      </button>
      <button
        ref={send}
        type="submit"
        disabled={isPending || !isFilled(step, values)}
        aria-disabled={isWaiting || undefined}
        aria-busy={isWaiting || undefined}
        className={buttonClass('primary', 'px-8')}
      >
        <span>{nextLabel(wizard, isPending)}</span>
        {step < LAST_STEP && <Icon name="arrow" className={`size-5 ${isWaiting ? 'animate-pulse' : ''}`} />}
      </button>
    </div>
  );
}

function nextLabel({ step, returns }: WizardState, isPending: boolean): string {
  if (step === LAST_STEP) return isPending ? 'Submitting...' : 'Submit Booking';
  return returns ? 'Back to Review' : 'Next Step';
}

/** Ignores the second click of a double click, which would hit the next step's button, in the last step Submit. */
function ignoreRepeat(event: React.MouseEvent): void {
  if (event.detail < 2) return;
  event.preventDefault();
  event.stopPropagation();
}

/**
 * Scrolls to a new step and moves focus there: to the field to change or the first invalid one, unless a message is to
 * be read before it, else to the heading. Not on the first render.
 */
function useStepFocus({ step, form, takeChange }: WizardState, readFirst: boolean) {
  const top = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  const focusStep = useEffectEvent(() => {
    const wrong = STEPS[step]?.fields.find((name) => form.getFieldState(name).error);
    const field = takeChange() ?? wrong;
    if (field && !readFirst) return form.setFocus(field);
    heading.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView();
  });
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    focusStep();
  }, [step]);
  return { top, heading };
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
