import { cancellationSentence, refundRows } from '@farmhouse/contracts/bookings/terms/cancellation-texts';
import type { BookingTerms } from '@farmhouse/contracts/bookings/terms/booking-terms';
import { REFUND_TERMS_ID, TERMS_PLACEHOLDERS } from '@farmhouse/contracts/content/terms-placeholders';
import { formatRupees } from '@farmhouse/contracts/text/rupees';

type AgreedTerms = Pick<BookingTerms, 'cancellation' | 'securityDeposit'>;

const { cancellation, deposit } = TERMS_PLACEHOLDERS;

function tableOf(terms: AgreedTerms): string {
  const rows = refundRows(terms.cancellation).map(({ when, refund }) => `<tr><td>${when}</td><td>${refund}</td></tr>`);
  return `<table id="${REFUND_TERMS_ID}"><caption>What you get back of the amount paid</caption>
<thead><tr><th scope="col">You cancel before check-in</th><th scope="col">Refund</th></tr></thead>
<tbody>${rows.join('')}</tbody></table>`;
}

const depositText = ({ securityDeposit }: AgreedTerms): string =>
  securityDeposit > 0 ? formatRupees(securityDeposit) : 'No deposit';

/** The HTML with its placeholders replaced by values of the settings, the refunds as a table. */
export const withAgreedTerms = (html: string, terms: AgreedTerms): string =>
  html
    .replaceAll(`<p>${cancellation}</p>`, () => tableOf(terms))
    .replaceAll(cancellation, () => tableOf(terms))
    .replaceAll(deposit, () => depositText(terms));

/** The same for plain text, the refunds as a sentence. */
export const withAgreedTermsInText = (text: string, terms: AgreedTerms): string =>
  text
    .replaceAll(cancellation, () => cancellationSentence(terms.cancellation))
    .replaceAll(deposit, () => depositText(terms));
