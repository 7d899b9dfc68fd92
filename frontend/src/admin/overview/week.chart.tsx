import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import type { BookingSummary } from '@farmhouse/contracts/bookings/booking-view/booking-list';
import { formatChartDay } from '@farmhouse/contracts/text/dates';
import { token } from '../ui/tokens.ts';
import { AXIS, BAR, TOOLTIP } from '../ui/charts/chart-styles.ts';

/** Bar chart of booking requests per week. */
export default function WeekChart({ weeks }: { weeks: BookingSummary['bookingsByWeek'] }) {
  return (
    <ResponsiveContainer>
      <BarChart data={weeks} accessibilityLayer={false} margin={{ top: 12, right: 12, bottom: 4, left: -16 }}>
        <CartesianGrid vertical={false} stroke={token('color-line')} />
        <XAxis dataKey="week" tickFormatter={(week: string) => formatChartDay(week)} {...AXIS} />
        <YAxis allowDecimals={false} {...AXIS} />
        <Tooltip {...TOOLTIP} labelFormatter={(week) => `Week from ${formatChartDay(String(week))}`} />
        <Bar dataKey="bookings" name="Requests" fill={token('color-garden')} {...BAR} />
      </BarChart>
    </ResponsiveContainer>
  );
}
