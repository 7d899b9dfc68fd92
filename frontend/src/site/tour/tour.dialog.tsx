import { useLayoutEffect, useRef, useState } from 'react';
import { buttonClass } from '../ui/button.ts';
import { CloseButton } from '../ui/close-button.tsx';
import { useModal } from '../ui/modal.tsx';
import { cardPosition, visiblePart } from './card-position.ts';
import { TOUR_STEPS } from './tour-steps.ts';
import { useTarget } from './use-target.ts';

const LAST = TOUR_STEPS.length - 1;

/** The guided tour through the home page. Rule: guided tour. */
export default function TourDialog({ onEnd }: { onEnd: () => void }) {
  const [step, setStep] = useState(0);
  const { target: selector, title, content, position } = TOUR_STEPS[step]!;
  const dialog = useModal(onEnd);
  const { target, screen } = useTarget(selector, position);
  const card = useRef<HTMLDivElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const [corner, setCorner] = useState({ top: 0, left: 0 });

  useLayoutEffect(() => {
    if (!card.current) return;
    const { offsetWidth: width, offsetHeight: height } = card.current;
    setCorner(cardPosition({ width, height }, target, screen, position));
  }, [target, screen, position]);

  const goBack = () => {
    // the first step has no button to go back
    if (step === 1) next.current?.focus();
    setStep(step - 1);
  };

  return (
    <dialog
      ref={dialog}
      aria-labelledby="tour-title"
      aria-describedby="tour-content"
      className="fixed inset-0 h-full max-h-none w-full max-w-none overflow-hidden bg-transparent text-base backdrop:bg-transparent"
    >
      <div
        className="pointer-events-none absolute rounded-card shadow-[0_0_0_200vmax_rgb(18_15_28/0.6)]"
        style={target ? visiblePart(target, screen) : { top: 0, left: 0, width: 0, height: 0 }}
      />
      <div
        ref={card}
        style={corner}
        className="absolute w-[min(24rem,calc(100vw-1.5rem))] rounded-card bg-surface p-5 text-ink shadow-soft"
      >
        <div className="flex items-start justify-between gap-3">
          <div aria-live="polite">
            <p className="text-sm text-quiet">{`${step + 1} of ${TOUR_STEPS.length}`}</p>
            <h2 id="tour-title" className="text-xl">
              {title}
            </h2>
            <p id="tour-content" className="mt-2">
              {content}
            </p>
          </div>
          <CloseButton label="Close tour" onClose={onEnd} />
        </div>
        <div className="mt-4 flex items-center justify-between gap-2">
          <button type="button" onClick={onEnd} className="min-h-12 font-semibold text-garden">
            Skip Tour
          </button>
          <div className="flex gap-2">
            {step > 0 && (
              <button type="button" onClick={goBack} className={buttonClass('outline', 'px-3! sm:px-5!')}>
                Previous
              </button>
            )}
            {/* one button for all steps, so that focus stays on it */}
            <button
              ref={next}
              type="button"
              onClick={() => (step < LAST ? setStep(step + 1) : onEnd())}
              className={buttonClass('primary', 'px-3! sm:px-5!')}
            >
              {step < LAST ? 'Next' : 'Complete Tour'}
            </button>
          </div>
        </div>
      </div>
    </dialog>
  );
}
