import { telLink } from '@farmhouse/contracts/text/phone';
import { useSettings } from '../../shared/content/settings.api.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { phonesOf } from '../ui/contact/phones.ts';
import { NeedsScript } from '../ui/needs-script.tsx';
import { PAGE_MARGIN } from './page-margin.ts';
import { StepCount } from './steps/progress.tsx';

/** On small screens, while a later step is loaded after a reload, the head has the height of the short one. */
const RESUMED = {
  row: 'max-lg:in-data-resumes:h-12 max-lg:in-data-resumes:items-center max-lg:in-data-resumes:py-0',
  title: 'max-lg:in-data-resumes:text-lg',
  details: 'max-lg:in-data-resumes:hidden',
};

/** The head of the page. */
export function BookingHead() {
  const phones = phonesOf(useSettings());
  return (
    <>
      <section className="bg-garden-dark text-white">
        <div
          className={`mx-auto flex max-w-7xl flex-wrap items-end justify-between gap-x-10 gap-y-5 py-7 md:py-9 ${RESUMED.row} ${PAGE_MARGIN}`}
        >
          <div>
            <h1 className={`text-3xl ${RESUMED.title}`}>Book Your Stay</h1>
            <p className={`mt-2 max-w-[58ch] text-white/90 ${RESUMED.details}`}>
              Tell us your dates and wishes. Our team will contact you shortly, within 24 hours, to confirm.
            </p>
          </div>
          <Phones phones={phones} />
        </div>
      </section>
      <div className="mx-auto max-w-7xl px-4 sm:px-6">
        <NeedsScript phone={phones[0] ?? ''} />
      </div>
    </>
  );
}

/** The head as one line, from the second step on on small screens. */
export function ShortHead({ step }: { step: number }) {
  return (
    <section className="bg-garden-dark text-white">
      <div className="mx-auto flex h-12 max-w-7xl items-center justify-between gap-4 px-4 sm:px-6">
        <h1 className="text-lg">Book Your Stay</h1>
        <StepCount step={step} className="text-white/90" />
      </div>
    </section>
  );
}

/** The part that the short head leaves out: when the team answers, and the numbers to call. */
export function ContactDetails() {
  const phones = phonesOf(useSettings());
  return (
    <div className="mt-5 text-sm text-quiet">
      <p>Our team will contact you within 24 hours.</p>
      <p className="flex flex-wrap gap-x-6">
        {phones.map((phone) => (
          <a key={phone} href={telLink(phone)} className="inline-flex min-h-11 items-center gap-2 font-semibold">
            <Icon name="phone" className="size-4" /> {phone}
          </a>
        ))}
      </p>
    </div>
  );
}

function Phones({ phones }: { phones: readonly string[] }) {
  if (phones.length === 0) return null;
  return (
    <div className={RESUMED.details}>
      <p className="text-sm text-white/90">Prefer to talk?</p>
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
