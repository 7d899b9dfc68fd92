const STARS = '★★★★★';
const MAX = 5;

/** An average of 0 to 5 as filled stars; screen readers get the number. */
export function Stars({ average }: { average: number }) {
  return (
    <span
      role="img"
      aria-label={`${average.toFixed(1)} of 5 stars`}
      className="relative inline-block whitespace-nowrap"
    >
      <span aria-hidden className="text-line">
        {STARS}
      </span>
      <span
        aria-hidden
        className="absolute inset-y-0 left-0 overflow-hidden text-marigold"
        style={{ width: `${(average / MAX) * 100}%` }}
      >
        {STARS}
      </span>
    </span>
  );
}
