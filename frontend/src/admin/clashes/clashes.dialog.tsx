import type { CalendarClash } from '@farmhouse/contracts/bookings/calendar/calendar-feed';
import { Dialog } from '../ui/overlays/dialog.tsx';
import { EmptyState } from '../ui/states.tsx';
import { ClashCard } from './clash-card.tsx';

/** Every stay that was sold twice, with both sides and what to do. */
export default function ClashesDialog({
  clashes,
  onClose,
}: {
  clashes: readonly CalendarClash[];
  onClose: () => void;
}) {
  return (
    <Dialog title="Sold twice" width={720} footer={null} onCancel={onClose}>
      {clashes.length === 0 ? (
        <EmptyState text="Solved: no dates are sold twice" />
      ) : (
        <div className="grid gap-6">
          {clashes.map((clash) => (
            <ClashCard key={clash.id} clash={clash} onLeave={onClose} />
          ))}
        </div>
      )}
    </Dialog>
  );
}
