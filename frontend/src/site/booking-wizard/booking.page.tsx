import type { RateBasis } from '@farmhouse/contracts/catalogue/rate';
import { settingNumber } from '@farmhouse/contracts/content/setting';
import { formatRupees } from '@farmhouse/contracts/text/rupees';
import { istDate } from '@farmhouse/contracts/timing/ist';
import { queryString } from '../../shared/api/query-string.ts';
import { getServices } from '../services/services.api.ts';
import { BookingHead } from './booking-head.tsx';
import { DRAFT_KEY } from './draft.ts';
import { WIZARD_FIRST_PAINT_SCRIPT } from './wizard-first-paint-script.ts';
import { termsAround } from './price/use-stay-terms.ts';
import { SentNotice } from './submit/sent-notice.tsx';
import { SENT_KEY, useSentRequest } from './submit/sent-request.ts';
import { Wizard } from './wizard.tsx';
import type { HeadInput, PageHead } from '../head/head-tags.ts';
import type { PageArgs, PageLayout } from '../page/page.ts';
import { headOf } from '../head/titled.ts';
import { firstMonth } from '../ui/calendar/calendar-month.ts';
import { lowestPrice } from '../ui/stay/lowest-price.ts';

export const layout: PageLayout = { bottomBar: 'own' };

/** Visitors of this page want to book: the calendar does not wait for the first tap. */
export const startsOnLoad = true;

/** Loaded before the code that counts visits. */
export const furtherModules = [
  'src/site/booking-wizard/steps/later-steps.tsx',
  'src/site/ui/calendar/priced-calendar.tsx',
];

export const headScript = WIZARD_FIRST_PAINT_SCRIPT;

export const resumeKeys = [DRAFT_KEY, SENT_KEY];

/** The calendar's first call for a guest without a draft. */
export const resumeRequests = () => [
  `/api/availability?${queryString(termsAround(firstMonth(istDate(new Date())), ''))}`,
];

const PRICED_BY: Record<RateBasis, string> = {
  guest_stay: 'a guest for the whole stay',
  guest_night: 'a guest a night',
  house_night: 'a night',
};

export const head = (input: HeadInput<unknown>): PageHead => {
  const words = headOf('booking')(input);
  const { settings, rates = [] } = input;
  const { amount, basis } = lowestPrice(settingNumber(settings, 'price_per_guest'), rates);
  const price = `${rates.length > 0 ? 'From ' : ''}${formatRupees(amount)} ${PRICED_BY[basis]}`;
  return { ...words, description: { of: 'booking', addition: `${price}, confirmed within 24 hours.` } };
};

export const loader = ({ prefetch }: PageArgs) => prefetch(getServices, undefined);

export default function BookingPage() {
  const { code, forget } = useSentRequest();
  if (!code) return <Wizard />;
  return (
    <>
      <BookingHead />
      <SentNotice code={code} onAnother={forget} />
    </>
  );
}
