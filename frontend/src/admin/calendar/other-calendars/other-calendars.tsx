import { ExportsPanel } from './exports-panel.tsx';
import { FeedsPanel } from './feeds-panel.tsx';

/** The calendars of other sites that are read here, and the addresses from which others read this one. */
export function OtherCalendars() {
  return (
    <section aria-labelledby="other-calendars" className="mt-8">
      <h2 id="other-calendars" className="text-xl">
        Other calendars
      </h2>
      <p className="mt-1 mb-4 max-w-prose text-quiet">
        Nights booked on another site are blocked here within 15 minutes, and nights booked here are blocked there once
        that site reads this calendar. Connect both ways for each site.
      </p>
      <div className="grid items-start gap-4 xl:grid-cols-2">
        <FeedsPanel />
        <ExportsPanel />
      </div>
    </section>
  );
}
