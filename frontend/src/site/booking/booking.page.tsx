import { settingNumber, type SettingValues } from '@farmhouse/contracts/content/setting';
import { formatRupees } from '@farmhouse/contracts/text/rupees';
import { getServices } from '../../shared/catalogue/services.api.ts';
import { phonesOf, telLink } from '../../shared/content/phones.ts';
import { useSettings } from '../../shared/content/settings.api.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { NeedsScript } from '../../shared/ui/needs-script.tsx';
import { DRAFT_KEY } from './draft.ts';
import { Wizard } from './wizard.tsx';
import type { HeadInput, PageArgs, PageLayout } from '../layout/page.ts';
import { titled } from '../layout/titled.ts';

export const layout: PageLayout = { bottomBar: 'own' };

export const draftKey = DRAFT_KEY;

export const head = (input: HeadInput<unknown>) =>
  titled(
    'Book your stay',
    `Request your dates at a farmhouse in Keesara near Hyderabad in four short steps. ${formatRupees(settingNumber(input.settings, 'price_per_guest'))} a guest, confirmed within 24 hours.`,
  )(input);

export const loader = ({ prefetch }: PageArgs) => prefetch(getServices, undefined);

export default function BookingPage() {
  const settings = useSettings();
  return (
    <>
      <section className="bg-garden-dark text-white">
        <div className="mx-auto flex max-w-7xl flex-wrap items-end justify-between gap-x-10 gap-y-5 px-4 py-7 sm:px-6 md:py-9">
          <div>
            <h1 className="text-3xl">Book Your Stay</h1>
            <p className="mt-2 max-w-[58ch] text-white/90">
              Tell us your dates and wishes. Our team will contact you shortly, within 24 hours, to confirm.
            </p>
          </div>
          <Phones settings={settings} />
        </div>
      </section>
      <div className="mx-auto max-w-7xl px-4 sm:px-6">
        <NeedsScript phone={phonesOf(settings)[0] ?? ''} />
      </div>
      <Wizard />
    </>
  );
}

function Phones({ settings }: { settings: SettingValues }) {
  const phones = phonesOf(settings);
  if (phones.length === 0) return null;
  return (
    <div>
      <p className="text-sm text-white/90">Rather talk to somebody?</p>
      <ul className="flex flex-wrap gap-x-6">
        {phones.map((phone) => (
          <li key={phone}>
            <a
              href={telLink(phone)}
              className="inline-flex min-h-11 items-center gap-2 font-semibold no-underline hover:underline"
            >
              <Icon name="phone" className="size-4" /> {phone}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
