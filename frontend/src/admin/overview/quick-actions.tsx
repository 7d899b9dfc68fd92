import { Link } from 'react-router-dom';
import { sectionPath } from '../layout/paths.ts';

const ACTIONS = [
  { label: 'Bookings', path: 'bookings' },
  { label: 'Confirmations', path: 'confirmations' },
  { label: 'Payments', path: 'payments' },
  { label: 'Settings', path: 'settings' },
];

export function QuickActions() {
  return (
    <nav aria-label="Quick actions" className="grid grid-cols-2 gap-2 max-sm:order-last sm:flex">
      {ACTIONS.map(({ label, path }) => (
        <Link
          key={path}
          to={sectionPath(path)}
          className="inline-flex min-h-11 items-center justify-center rounded-full border border-field bg-surface px-4 text-sm font-semibold text-ink no-underline hover:border-garden hover:text-garden"
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
