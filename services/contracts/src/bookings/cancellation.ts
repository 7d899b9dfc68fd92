/** What a guest who cancels gets back of the amount paid, by the whole days left until check-in; most days first. */
interface RefundTier {
  /** The least number of days before check-in. */
  days: number;
  /** Of the amount paid. */
  percent: number;
}

/** Source: the demo house's terms, which stand until the owner stores others. The last tier goes up to check-in. */
export const REFUND_TIERS: readonly RefundTier[] = [
  { days: 30, percent: 100 },
  { days: 15, percent: 75 },
  { days: 7, percent: 50 },
  { days: 3, percent: 25 },
  { days: 0, percent: 0 },
];

/** Whole rupees, taken at check-in and returned after check-out. Source: the demo house's terms. */
export const SECURITY_DEPOSIT = 5000;

/** Working days after check-out within which the deposit is returned. */
export const DEPOSIT_RETURN_DAYS = 3;

/** Working days within which a refund is sent. */
export const REFUND_DAYS = 7;

/** The tiers in words, for a table or a list: when the guest cancels, and what is paid back. */
export function refundRows(): { when: string; refund: string }[] {
  return REFUND_TIERS.map(({ days, percent }, index) => {
    const above = REFUND_TIERS[index - 1]?.days;
    return { when: daysText(days, above), refund: percent > 0 ? `${percent} %` : 'None' };
  });
}

function daysText(from: number, above: number | undefined): string {
  if (above === undefined) return `${from} days or more`;
  return from === 0 ? `Less than ${above} days, or no arrival` : `${from} to ${above - 1} days`;
}
