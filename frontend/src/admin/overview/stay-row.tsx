import { telLink } from '@farmhouse/contracts/text/phone';
import type { ReactNode } from 'react';
import { PhoneOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { Link } from 'react-router-dom';
import type { StayOfDay } from '@farmhouse/contracts/bookings/booking-view/owners-day';
import { formatGuests } from '@farmhouse/contracts/text/guests';

import { WhatsappButton } from '../booking-shared/contact/whatsapp-button.tsx';
import { bookingPath } from '../navigation/paths.ts';
import { Badge } from '../ui/badge.tsx';
import { balanceText } from './balance-text.ts';

/** A stay of today: guest, time, services and balance, with ways to reach the guest. */
export function StayRow({ stay, time }: { stay: StayOfDay; time: ReactNode }) {
  const { id, fullName, contactNumber, guestCount, serviceNames } = stay;
  const { tone, label } = balanceText(stay);
  return (
    <li className="flex items-center gap-2 px-4 py-2 sm:px-5">
      <Link to={bookingPath(id)} className="min-w-0 flex-1 rounded-field py-1 text-ink no-underline hover:text-garden">
        <span className="block font-semibold wrap-anywhere">{fullName}</span>
        <span className="block text-sm">
          {time} <span className="text-quiet">· {[formatGuests(guestCount), ...serviceNames].join(', ')}</span>
        </span>
        <span className="mt-1 block">
          <Badge tone={tone}>{label}</Badge>
        </span>
      </Link>
      {contactNumber && (
        <Button
          href={telLink(contactNumber)}
          type="text"
          shape="circle"
          icon={<PhoneOutlined aria-hidden />}
          aria-label={`Call ${fullName}`}
        />
      )}
      <WhatsappButton booking={stay} compact />
    </li>
  );
}
