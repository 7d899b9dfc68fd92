/** Legend of the day markers. */
export function CalendarLegend() {
  return (
    <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-xs text-quiet">
      <li className="flex items-center gap-1.5">
        <span aria-hidden="true" className="size-3.5 rounded bg-danger-soft ring-1 ring-danger/40 ring-inset" /> Taken
      </li>
      <li className="flex items-center gap-1.5">
        <span
          aria-hidden="true"
          className="size-3.5 rounded bg-linear-135 from-transparent from-50% to-danger-soft to-50% ring-1 ring-danger/40 ring-inset"
        />{' '}
        Free for half the day
      </li>
      <li className="flex items-center gap-1.5">
        <span aria-hidden="true" className="size-2 rounded-full bg-marigold" /> Requested by others
      </li>
    </ul>
  );
}
