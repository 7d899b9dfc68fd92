import { Link } from 'react-router-dom';
import type { RateBasis } from '@farmhouse/contracts/catalogue/rate';
import { settingNumber, settingText, type SettingValues } from '@farmhouse/contracts/content/setting';
import { formatRupees } from '@farmhouse/contracts/text/rupees';
import type { PictureFiles } from '../../../shared/pictures/picture-files.ts';
import { useOfferedRates } from '../../../shared/price/rates.api.ts';
import { buttonClass } from '../../ui/button.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { WhatsappButton } from '../../ui/contact/whatsapp-button.tsx';
import { lowestPrice } from '../../ui/stay/lowest-price.ts';
import { HeroPicture } from './hero-picture.tsx';

const DESCRIPTION =
  'A whole farmhouse to yourselves: pool, lawns and air-conditioned rooms for family weekends, birthdays and weddings.';

/** The hero of the home page: picture, name, place, price and the link to book. */
export function Hero({ settings, picture }: { settings: SettingValues; picture: PictureFiles | null }) {
  return (
    <section
      aria-labelledby="hero-title"
      data-tour="hero"
      className="relative isolate flex min-h-[min(100svh,54rem)] items-end bg-[#120f1c] text-white max-md:min-h-[calc(100svh-3.5rem-var(--consent-height,0px))] md:items-center"
    >
      <HeroPicture picture={picture} />
      <div className="mx-auto w-full max-w-7xl px-4 pt-[calc(16rem-var(--consent-height,0px))] pb-20 sm:px-6 md:py-32">
        <div className="max-w-xl [text-shadow:0_1px_14px_rgb(0_0_0/0.45)]">
          <p className="flex items-center gap-2 font-semibold">
            <Icon name="pin" className="size-5 text-marigold" /> {settingText(settings, 'hero_location')}
          </p>
          <h1 id="hero-title" className="mt-3 text-4xl">
            <span className="block">{settingText(settings, 'hero_title_line1')}</span>
            <span className="block text-[#f6d9a6]">{settingText(settings, 'hero_title_line2')}</span>
          </h1>
          <p className="mt-4 max-w-md text-lg">{settingText(settings, 'hero_description') || DESCRIPTION}</p>
        </div>
        <div className="mt-7 flex flex-wrap gap-3">
          <Link to="/booking" data-tour="booking-button" className={buttonClass('accent', 'px-8 text-lg')}>
            Book Your Stay
          </Link>
          <WhatsappButton variant="light" />
          <Link
            to="#free-dates"
            className="inline-flex min-h-12 items-center gap-2 px-2 font-semibold underline underline-offset-4"
          >
            <Icon name="calendar" className="size-5" /> See free dates
          </Link>
        </div>
        {/* on phones, the button of the live chat is beside the figures */}
        <dl className="mt-9 flex max-w-xl divide-x divide-white/30 border-t border-white/30 pt-5 max-md:pr-14">
          <GuestPrice settings={settings} />
          <Figure label="guests" value={settingText(settings, 'capacity')} />
          <Figure label="support" value={settingText(settings, 'support_hours')} />
        </dl>
      </div>
    </section>
  );
}

const PRICE_LABELS: Record<RateBasis, string> = {
  guest_stay: 'per guest, whole stay',
  guest_night: 'per guest and night',
  house_night: 'per night',
};

/** The usual price; with rates the lowest, until guests and dates are chosen. */
function GuestPrice({ settings }: { settings: SettingValues }) {
  const rates = useOfferedRates();
  const { amount, basis } = lowestPrice(settingNumber(settings, 'price_per_guest'), rates);
  const value = formatRupees(amount);
  return <Figure label={PRICE_LABELS[basis]} value={rates.length > 0 ? `from ${value}` : value} />;
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex flex-1 flex-col-reverse justify-end px-4 first:pl-0 last:pr-0">
      <dt className="text-sm text-white/90">{label}</dt>
      <dd className="text-xl font-semibold tabular-nums">{value}</dd>
    </div>
  );
}
