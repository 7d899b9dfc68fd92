import { useState } from 'react';
import { useBookingSummary } from '../booking-shared/api/bookings.api.ts';
import { readSession } from '../session/session.ts';
import { ErrorState, LoadingState } from '../ui/states.tsx';
import { useInitialLoading } from '../ui/use-initial-loading.ts';
import { FirstPasswordNotice } from './first-password-notice.tsx';
import { MissingSettingsNotice } from './missing-settings-notice.tsx';
import { NextArrivals } from './next-arrivals.tsx';
import { useIsOverviewLoading } from './overview.api.ts';
import { QuickActions } from './quick-actions.tsx';
import { RecentBookings } from './recent-bookings.tsx';
import { StatCards } from './stat-cards.tsx';
import { Today } from './today.tsx';
import { Trends } from './trends.tsx';
import { WaitingForYou } from './waiting-for-you.tsx';

/** The first section after sign-in: today, open work, figures, trends and the next arrivals. */
export default function OverviewPage() {
  const { data: summary, isError, refetch } = useBookingSummary();
  const [name] = useState(() => readSession()?.admin.username ?? '');
  const hasFailed = isError && !summary;
  const isLoading = useInitialLoading(useIsOverviewLoading());
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
        <h2 className="text-2xl">Welcome back, {name}!</h2>
        <QuickActions />
      </div>
      {isLoading && (
        <div className="panel">
          <LoadingState rows={12} />
        </div>
      )}
      {/* hidden while its parts load, so that they do not push each other down */}
      <div hidden={isLoading} className="grid gap-6">
        <FirstPasswordNotice />
        <MissingSettingsNotice />
        <Today next={summary?.nextArrivals} />
        <WaitingForYou />
        {hasFailed ? (
          <div className="panel">
            <ErrorState what="The figures" onRetry={refetch} />
          </div>
        ) : (
          <StatCards summary={summary} />
        )}
        {!hasFailed && !isLoading && <Trends summary={summary} />}
        <div className="grid items-start gap-6 lg:grid-cols-2">
          <RecentBookings />
          {!hasFailed && <NextArrivals stays={summary?.nextArrivals} />}
        </div>
      </div>
    </div>
  );
}
