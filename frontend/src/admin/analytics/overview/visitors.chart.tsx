import { CartesianGrid, Line, LineChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import type { DayCount } from '@farmhouse/contracts/analytics/report';
import { formatDay, formatChartDay } from '@farmhouse/contracts/text/dates';
import { token } from '../../ui/tokens.ts';
import { AXIS, LINE, TOOLTIP } from '../../ui/charts/chart-styles.ts';

/** Longest range in days whose every day has a dot. */
const DOTTED_DAYS = 31;

/** Line chart of visitors and page views per day. */
export default function VisitorsChart({ byDay }: { byDay: readonly DayCount[] }) {
  const dot = byDay.length <= DOTTED_DAYS ? { r: 3 } : false;
  return (
    <ResponsiveContainer>
      <LineChart data={[...byDay]} accessibilityLayer={false} margin={{ top: 12, right: 16, bottom: 4, left: -8 }}>
        <CartesianGrid vertical={false} stroke={token('color-line')} />
        <XAxis dataKey="day" tickFormatter={(day: string) => formatChartDay(day)} {...AXIS} />
        <YAxis allowDecimals={false} {...AXIS} />
        <Tooltip {...TOOLTIP} labelFormatter={(day) => formatDay(String(day))} />
        <Line dataKey="views" name="Page views" stroke={token('color-marigold')} dot={dot} {...LINE} />
        <Line dataKey="visitors" name="Visitors" stroke={token('color-garden')} dot={dot} {...LINE} />
      </LineChart>
    </ResponsiveContainer>
  );
}
