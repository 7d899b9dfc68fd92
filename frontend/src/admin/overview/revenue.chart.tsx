import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import type { BookingSummary } from '@farmhouse/contracts/bookings/booking-view/booking-list';
import { formatCompactRupees, formatRupees } from '@farmhouse/contracts/text/rupees';
import { formatShortMonth } from '@farmhouse/contracts/text/dates';
import { token } from '../ui/tokens.ts';
import { AXIS, BAR, TOOLTIP } from '../ui/charts/chart-styles.ts';

/** Stacked bar chart of revenue per month: verified and still expected. */
export default function RevenueChart({ months }: { months: BookingSummary['revenueByMonth'] }) {
  return (
    <ResponsiveContainer>
      <BarChart data={months} accessibilityLayer={false} margin={{ top: 12, right: 12, bottom: 4, left: 0 }}>
        <CartesianGrid vertical={false} stroke={token('color-line')} />
        <XAxis dataKey="month" tickFormatter={formatShortMonth} {...AXIS} />
        <YAxis tickFormatter={formatCompactRupees} {...AXIS} />
        <Tooltip
          {...TOOLTIP}
          labelFormatter={(month) => formatShortMonth(String(month))}
          formatter={(amount) => formatRupees(Number(amount))}
        />
        <Bar dataKey="verified" name="Verified" stackId="revenue" fill={token('color-garden')} {...BAR} />
        <Bar dataKey="awaiting" name="Awaiting" stackId="revenue" fill={token('color-marigold')} {...BAR} />
      </BarChart>
    </ResponsiveContainer>
  );
}
