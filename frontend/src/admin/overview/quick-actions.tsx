import { Link } from 'react-router-dom';
import { sectionPath, type SectionKey } from '@farmhouse/contracts/pages/sections';

const ACTIONS: readonly { label: string; section: SectionKey }[] = [
  { label: 'Bookings', section: 'bookings' },
  { label: 'Confirmations', section: 'confirmations' },
  { label: 'Payments', section: 'payments' },
  { label: 'Settings', section: 'settings' },
];

export function QuickActions() {
  return (
    <nav aria-label="Quick actions" className="flex flex-wrap gap-2">
      {ACTIONS.map(({ label, section }) => (
        <Link
          key={section}
          to={sectionPath(section)}
          className="inline-flex min-h-11 items-center justify-center rounded-full border border-field bg-surface px-4 text-sm font-semibold text-ink no-underline hover:border-garden hover:text-garden"
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
