import { settingNumber, settingText, type SettingValues } from '@farmhouse/contracts/content/setting';
import { offeredDeposit } from '@farmhouse/contracts/content/offered-deposit';
import { formatRupees } from '@farmhouse/contracts/text/rupees';
import type { PictureFiles } from '../../shared/pictures/picture-files.ts';
import { Picture } from '../../shared/pictures/picture.tsx';
import { useOfferedRates } from '../../shared/price/rates.api.ts';
import { NeedsScript } from '../ui/needs-script.tsx';
import { FreeDates } from '../ui/free-dates/free-dates.tsx';
import { Section } from './section.tsx';

const STEPS = [
  ['Choose your dates', 'See at once which days are free, add the extras you like and watch the price.'],
  ['We confirm', 'The team calls you within 24 hours to settle the details.'],
  ['Pay by UPI', 'Now or after we have confirmed your dates: scan, pay, and send us the reference.'],
] as const;

/** The calendar of free dates, before how booking works; on wide screens beside it. */
export function Availability({ settings, picture }: { settings: SettingValues; picture?: PictureFiles }) {
  const rates = useOfferedRates();
  const price = formatRupees(settingNumber(settings, 'price_per_guest'));
  const perGuest =
    rates.length > 0
      ? 'What each day costs is in the calendar, everything included.'
      : `${price} a guest for the whole stay, however many nights.`;
  const deposit = offeredDeposit(settings);
  return (
    <Section
      id="availability"
      title="When would you like to come?"
      intro={`${perGuest} ${deposit ? `${deposit}. ` : ''}Nothing is due before we have confirmed your dates.`}
      raised
    >
      <div className="mt-5 grid gap-8 sm:mt-8 lg:grid-cols-[1fr_1.1fr] lg:gap-16">
        <div id="free-dates" className="lg:order-last">
          <NeedsScript phone={settingText(settings, 'contact_phone')} />
          <FreeDates settings={settings} />
        </div>
        <div>
          <h3 className="text-xl">Requested in two minutes</h3>
          <ol className="mt-4 space-y-3 sm:mt-5 sm:space-y-5">
            {STEPS.map(([title, text], index) => (
              <li key={title} className="flex gap-4">
                <span
                  aria-hidden="true"
                  className="grid size-8 shrink-0 place-items-center rounded-full bg-garden-soft font-semibold text-garden sm:size-10"
                >
                  {index + 1}
                </span>
                <div>
                  <h4 className="font-semibold sm:text-lg">{title}</h4>
                  <p className="text-quiet max-sm:text-sm sm:mt-1">{text}</p>
                </div>
              </li>
            ))}
          </ol>
          {picture && (
            <Picture
              picture={picture}
              sizes="(min-width: 1024px) 560px, 100vw"
              className="mt-8 aspect-3/2 rounded-card shadow-soft max-lg:hidden"
            />
          )}
        </div>
      </div>
    </Section>
  );
}
