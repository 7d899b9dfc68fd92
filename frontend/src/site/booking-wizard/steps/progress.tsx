import type { RefObject } from 'react';
import { STEPS } from '../form/steps.ts';

interface ProgressProps {
  step: number;
  heading: RefObject<HTMLHeadingElement | null>;
  /** False if the head shows the number of the step. */
  counts: boolean;
}

/** The step's title over the progress bar. */
export function Progress({ step, heading, counts }: ProgressProps) {
  const { name, title } = STEPS[step] ?? { name: '', title: '' };
  return (
    <div>
      <div className="flex items-baseline justify-between gap-4">
        <h2 ref={heading} tabIndex={-1} className="scroll-mt-28 text-2xl">
          {title}
        </h2>
        {counts && <StepCount step={step} className="text-quiet" />}
      </div>
      <div
        role="progressbar"
        aria-label="Steps of your booking"
        aria-valuemin={1}
        aria-valuemax={STEPS.length}
        aria-valuenow={step + 1}
        aria-valuetext={`Step ${step + 1} of ${STEPS.length}: ${name}`}
        className="mt-3 grid grid-cols-4 gap-1.5"
      >
        {STEPS.map((each, index) => (
          <div
            key={each.name}
            data-done={index <= step || undefined}
            className={`progress-part h-1.5 rounded-full transition-colors duration-150 ${index <= step ? 'bg-garden' : 'bg-line'}`}
          />
        ))}
      </div>
    </div>
  );
}

/** `2 of 4` */
export function StepCount({ step, className }: { step: number; className: string }) {
  return <p className={`shrink-0 text-sm tabular-nums ${className}`}>{`${step + 1} of ${STEPS.length}`}</p>;
}
