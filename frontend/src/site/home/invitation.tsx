import { Link } from 'react-router-dom';
import { settingNumber, type SettingValues } from '@farmhouse/contracts/content/setting';
import { formatRupees } from '@farmhouse/contracts/text/rupees';
import { demoPictureNamed, type PictureFiles } from '../../shared/pictures/picture-files.ts';
import { Picture } from '../../shared/pictures/picture.tsx';
import { buttonClass } from '../../shared/ui/button.ts';

const STEPS = [
  ['Choose your dates', 'See at once which days are free, add the extras you like and watch the price.'],
  ['We confirm', 'The team calls you within 24 hours to settle the details.'],
  ['Pay by UPI', 'Now or after we have confirmed: scan, pay, and send us the reference.'],
] as const;

/** How booking works, with a link to it. */
export function Invitation({ settings, picture }: { settings: SettingValues; picture?: PictureFiles }) {
  return (
    <section aria-labelledby="how-title" className="mx-auto max-w-7xl px-4 py-16 sm:px-6 md:py-28">
      <div className="grid items-center gap-10 lg:grid-cols-2 lg:gap-16">
        <Picture
          picture={picture ?? demoPictureNamed('02-pool-day')}
          sizes="(min-width: 1024px) 620px, 100vw"
          className="aspect-3/2 rounded-card shadow-soft"
        />
        <div>
          <h2 id="how-title" className="text-3xl">
            Booked in two minutes
          </h2>
          <p className="mt-4 max-w-[60ch] text-lg text-quiet">
            {formatRupees(settingNumber(settings, 'price_per_guest'))} a guest, the whole place to yourselves, and
            nothing is due before we have confirmed your dates.
          </p>
          <ol className="mt-8 space-y-6">
            {STEPS.map(([title, text], index) => (
              <li key={title} className="flex gap-4">
                <span
                  aria-hidden="true"
                  className="grid size-10 shrink-0 place-items-center rounded-full bg-garden-soft font-semibold text-garden"
                >
                  {index + 1}
                </span>
                <div>
                  <h3 className="font-text text-lg font-semibold">{title}</h3>
                  <p className="mt-1 text-quiet">{text}</p>
                </div>
              </li>
            ))}
          </ol>
          <div className="mt-8 flex flex-wrap gap-3">
            <Link to="/booking" className={buttonClass('primary')}>
              See free dates
            </Link>
          </div>
        </div>
      </div>
    </section>
  );
}
