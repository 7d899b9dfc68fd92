import { useState } from 'react';
import { Button } from 'antd';
import type { BookingStatus } from '@farmhouse/contracts/bookings/booking/booking';
import type { BookingView } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import type { BankLine } from '@farmhouse/contracts/bookings/payment/bank';
import { formatRupees, formatRupeesExact } from '@farmhouse/contracts/text/rupees';
import { useBookingList } from '../../booking-shared/api/bookings.api.ts';
import { listedDaysText } from '../../booking-shared/stay/stay-text.ts';
import { SearchBox } from '../../ui/filters/search-box.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';

const SHOWN = 8;

interface ChooseBookingDialogProps {
  line: BankLine;
  onChoose: (booking: BookingView) => void;
  isAccepting: boolean;
  onClose: () => void;
}

function moneyOf(status: BookingStatus, due: number): string {
  if (status === 'cancelled') return 'cancelled';
  return due > 0 ? `${formatRupees(due)} due` : 'paid';
}

/** Searches for the booking that a line of a statement belongs to, by code, name, phone or UTR. */
export default function ChooseBookingDialog({ line, onChoose, isAccepting, onClose }: ChooseBookingDialogProps) {
  const [q, setQ] = useState('');
  const { data } = useBookingList({ q: q || undefined, page: 1, pageSize: SHOWN });
  return (
    <Dialog title="Choose the booking" footer={null} onCancel={onClose}>
      <p className="mb-3 wrap-anywhere">
        <span className="figures font-semibold">{formatRupeesExact(line.amount)}</span> · {line.text}
      </p>
      <SearchBox value={q} placeholder="Search by confirmation code, name or phone" onSearch={setQ} />
      <ul className="mt-3 divide-y divide-line" aria-label="Bookings">
        {data?.items.map((booking) => {
          const { id, fullName, confirmationCode, checkinDate, checkoutDate, status, due } = booking;
          return (
            <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
              <span className="min-w-0 flex-1">
                <span className="block font-semibold wrap-anywhere">{fullName}</span>
                <span className="figures block text-sm text-quiet">
                  {confirmationCode} · {listedDaysText({ checkinDate, checkoutDate })} · {moneyOf(status, due)}
                </span>
              </span>
              <Button
                disabled={isAccepting}
                aria-label={`Accept for ${confirmationCode}`}
                onClick={() => onChoose(booking)}
              >
                Accept
              </Button>
            </li>
          );
        })}
      </ul>
      {data?.items.length === 0 && <p className="py-4 text-quiet">No bookings found</p>}
    </Dialog>
  );
}
