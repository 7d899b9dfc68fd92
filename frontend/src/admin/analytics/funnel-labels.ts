import type { FunnelAction, FunnelCount, FunnelView } from '@farmhouse/contracts/analytics/funnel';

/** The wizard's steps by their titles on the site. */
export const FUNNEL_LABELS: Record<FunnelAction, string> = {
  'wizard-personal': 'Personal Info',
  'wizard-details': 'Booking Details',
  'wizard-services': 'Additional Services',
  'wizard-payment': 'Payment Details',
  'booking-submitted': 'Booking submitted',
  'payment-opened': 'Payment page opened',
  'utr-sent': 'UTR sent',
  'coupon-accepted': 'Coupon accepted',
  'coupon-refused': 'Coupon refused',
  'dates-refused': 'Dates refused',
  'booking-refused': 'Booking refused',
};

/** The largest count, to which the bars are drawn; 0 when nobody began a booking in these days. */
export function largestCount({ stages, obstacles }: FunnelView): number {
  return Math.max(...[...stages, ...obstacles].flatMap(({ visitors, weekBefore }) => [visitors, weekBefore]));
}

/** `4 more than usual`, in visitors against an average day of the week before. */
export function comparedWithWeek({ visitors, weekBefore }: FunnelCount): string {
  const difference = Math.round((visitors - weekBefore) * 10) / 10;
  if (difference === 0) return 'as usual';
  return `${Math.abs(difference).toLocaleString('en-IN')} ${difference > 0 ? 'more' : 'fewer'} than usual`;
}
