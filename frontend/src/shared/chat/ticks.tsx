const STATES = {
  waiting: ['M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16zM12 8v4.5l3 1.5', 'Sending'],
  stored: ['M5 12.5 10 17.5 19.5 7', 'Sent'],
  seen: ['M2 12.5 7 17.5 16.5 7M11 16.5l1 1L21.5 7', 'Seen'],
} as const;

export type Delivery = keyof typeof STATES;

/** Delivery state of a message: being sent, stored, or seen by the other side. */
export function Ticks({ delivery }: { delivery: Delivery }) {
  const [path, label] = STATES[delivery];
  return (
    <span className="inline-flex items-center" title={label}>
      <svg
        viewBox="0 0 24 24"
        aria-hidden="true"
        className="size-4"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d={path} />
      </svg>
      <span className="sr-only">{label}</span>
    </span>
  );
}
