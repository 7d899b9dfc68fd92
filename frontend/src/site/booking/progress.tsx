import { STEPS } from './steps.ts';

export function Progress({ step }: { step: number }) {
  const position = step + 1;
  return (
    <div>
      <div className="flex items-baseline justify-between gap-4">
        <p className="font-semibold text-garden">{STEPS[step]?.name}</p>
        <p className="text-sm text-quiet tabular-nums">
          {position} of {STEPS.length}
        </p>
      </div>
      <div
        role="progressbar"
        aria-label="Steps of your booking"
        aria-valuemin={1}
        aria-valuemax={STEPS.length}
        aria-valuenow={position}
        aria-valuetext={`Step ${position} of ${STEPS.length}: ${STEPS[step]?.name ?? ''}`}
        className="mt-2 grid grid-cols-4 gap-1.5"
      >
        {STEPS.map(({ name }, index) => (
          <div
            key={name}
            className={`h-1.5 rounded-full transition-colors duration-150 ${index <= step ? 'bg-garden' : 'bg-line'}`}
          />
        ))}
      </div>
    </div>
  );
}
