import { refundRows } from '@farmhouse/contracts/bookings/terms/cancellation-texts';
import type { BookingTerms } from '@farmhouse/contracts/bookings/terms/booking-terms';
import { REFUND_TERMS_ID, TERMS_PLACEHOLDERS } from '@farmhouse/contracts/content/terms-placeholders';
import { formatRupees } from '@farmhouse/contracts/text/rupees';

function tableOf({ cancellation }: Pick<BookingTerms, 'cancellation'>): string {
  const rows = refundRows(cancellation).map(({ when, refund }) => `<tr><td>${when}</td><td>${refund}</td></tr>`);
  return `<table id="${REFUND_TERMS_ID}"><caption>What you get back of the amount paid</caption>
<thead><tr><th scope="col">You cancel before check-in</th><th scope="col">Refund</th></tr></thead>
<tbody>${rows.join('')}</tbody></table>`;
}

/** The text with its placeholders replaced by values of the settings. */
export function withAgreedTerms(html: string, terms: Pick<BookingTerms, 'cancellation' | 'securityDeposit'>): string {
  const { cancellation, deposit } = TERMS_PLACEHOLDERS;
  const amount = terms.securityDeposit > 0 ? formatRupees(terms.securityDeposit) : 'No deposit';
  return html
    .replaceAll(`<p>${cancellation}</p>`, () => tableOf(terms))
    .replaceAll(cancellation, () => tableOf(terms))
    .replaceAll(deposit, () => amount);
}
