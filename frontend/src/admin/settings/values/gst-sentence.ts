import { taxLines, type TaxRates } from '@farmhouse/contracts/bookings/receipt/tax';
import { formatRupees } from '@farmhouse/contracts/text/rupees';

/** The rates in one sentence: 'A night up to ₹7,500 has 5% GST, a dearer one 18%; other services have 18%.' */
export function gstSentence({ rooms, services }: TaxRates): string {
  const [only] = rooms;
  if (rooms.length === 1 && only) return `Every night has ${only.percent}% GST; other services have ${services}%.`;
  const parts = rooms.map(({ upTo, percent }, index) => {
    if (upTo === null) return `a dearer one ${percent}%`;
    return index === 0
      ? `A night up to ${formatRupees(upTo)} has ${percent}% GST`
      : `one up to ${formatRupees(upTo)} ${percent}%`;
  });
  return `${parts.join(', ')}; other services have ${services}%.`;
}

/**
 * Example of the tax in one night at the lowest rate's limit, because owners may think that it is added to the price.
 */
export function gstExample(rates: TaxRates): string {
  const night = rates.rooms[0]?.upTo ?? 5000;
  const tax = taxLines(night, { accommodation: night, services: 0, nights: 1 }, rates);
  const paise = tax.reduce((sum, { cgst, sgst }) => sum + cgst + sgst, 0);
  return `Prices include it: of a night at ${formatRupees(night)}, ${formatRupees(paise / 100)} is GST.`;
}
