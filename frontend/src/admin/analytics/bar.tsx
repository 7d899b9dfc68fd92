interface BarProps {
  count: number;
  /** The count of a full bar. */
  whole: number;
  /** Class of the bar's colour. */
  tone: string;
}

/** A horizontal bar beside a figure in text, which screen readers read instead. */
export function Bar({ count, whole, tone }: BarProps) {
  const percent = whole > 0 ? Math.min((100 * count) / whole, 100) : 0;
  return (
    <div aria-hidden="true" className="mt-1 h-2 overflow-hidden rounded-full bg-line">
      <div className={`h-full rounded-full ${tone}`} style={{ width: `${percent}%` }} />
    </div>
  );
}
