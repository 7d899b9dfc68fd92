import type { RealtimeSession } from '@farmhouse/contracts/analytics/report';
import { formatInstant } from '@farmhouse/contracts/text/dates';
import {
  BROWSER_LABELS,
  DEVICE_LABELS,
  locationOf,
  OS_LABELS,
  referrerText,
  shortSessionId,
} from '@farmhouse/contracts/analytics/labels';
import { ActiveBadge } from '../../ui/badge.tsx';
import type { RecordColumn } from '../../ui/records/record-list.types.ts';

export const SESSION_COLUMNS: readonly RecordColumn<RealtimeSession>[] = [
  {
    title: 'Session',
    width: 88,
    onCard: 'headline',
    render: ({ sessionId }) => <span className="figures">{shortSessionId(sessionId)}</span>,
  },
  { title: 'Status', width: 96, onCard: 'aside', render: ({ isActive }) => <ActiveBadge active={isActive} /> },
  { title: 'Started', width: 120, render: ({ createdAt }) => formatInstant(createdAt) },
  { title: 'Location', render: locationOf },
  { title: 'Device', width: 88, render: ({ device }) => DEVICE_LABELS[device] },
  { title: 'Browser', width: 88, render: ({ browser }) => BROWSER_LABELS[browser] },
  { title: 'OS', width: 88, render: ({ os }) => OS_LABELS[os] },
  { title: 'Landing Page', render: ({ landingPage }) => <span className="wrap-anywhere">{landingPage}</span> },
  { title: 'Referrer', render: ({ referrer }) => <span className="wrap-anywhere">{referrerText(referrer)}</span> },
  { title: 'Last Active', width: 120, render: ({ lastActiveAt }) => formatInstant(lastActiveAt) },
];
