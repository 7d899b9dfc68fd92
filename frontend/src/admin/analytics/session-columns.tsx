import type { RealtimeSession } from '@farmhouse/contracts/analytics/report';
import { formatDashboardInstant } from '@farmhouse/contracts/text/dates';
import { ActiveBadge } from '../ui/badge.tsx';
import type { RecordColumn } from '../ui/record-list.types.ts';
import { wordLabel } from '../ui/word-label.ts';
import { browserLabel, locationOf, OS_LABELS, referrerText, shortSessionId } from './visit-text.ts';

/** Source: back-office specification 2. */
export const SESSION_COLUMNS: readonly RecordColumn<RealtimeSession>[] = [
  {
    title: 'Session',
    onCard: 'headline',
    render: ({ sessionId }) => <span className="figures">{shortSessionId(sessionId)}</span>,
  },
  { title: 'Status', onCard: 'aside', render: ({ isActive }) => <ActiveBadge active={isActive} /> },
  { title: 'Started', render: ({ createdAt }) => formatDashboardInstant(createdAt) },
  { title: 'Location', render: locationOf },
  { title: 'Device', render: ({ device }) => wordLabel(device) },
  { title: 'Browser', render: ({ browser }) => browserLabel(browser) },
  { title: 'OS', render: ({ os }) => OS_LABELS[os] },
  { title: 'Landing Page', render: ({ landingPage }) => <span className="wrap-anywhere">{landingPage}</span> },
  { title: 'Referrer', render: ({ referrer }) => <span className="wrap-anywhere">{referrerText(referrer)}</span> },
  { title: 'Last Active', render: ({ lastActiveAt }) => formatDashboardInstant(lastActiveAt) },
];
