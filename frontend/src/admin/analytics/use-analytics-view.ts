import { useMemo } from 'react';
import type { AnalyticsRange } from '@farmhouse/contracts/analytics/report';
import { useUrlParams } from '../ui/use-url-params.ts';
import { rangeIn } from './analytics-range.ts';

/** The tabs of the section, in order. */
const TABS = [
  { key: 'overview', label: 'Overview', count: undefined },
  { key: 'real-time', label: 'Real-time', count: undefined },
  { key: 'sessions', label: 'Active Sessions', count: undefined },
] as const;

/** The range of days and the open tab, kept in the URL. */
export function useAnalyticsView() {
  const [params, change] = useUrlParams();
  const { days, from, to } = rangeIn(params);
  const range = useMemo((): AnalyticsRange => (days === undefined ? { from, to } : { days }), [days, from, to]);
  return {
    range,
    changeRange: (next: AnalyticsRange) =>
      change({ days: undefined, from: undefined, to: undefined, page: undefined, ...next }, { asStep: true }),
    tabs: TABS,
    tab: (TABS.find(({ key }) => key === params.get('tab')) ?? TABS[0]).key,
    openTab: (key: string) =>
      change(
        {
          tab: key === TABS[0].key ? undefined : key,
          sessions: undefined,
          q: undefined,
          status: undefined,
          page: undefined,
        },
        { asStep: true },
      ),
  };
}
