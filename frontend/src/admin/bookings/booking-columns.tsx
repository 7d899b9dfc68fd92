import { DeleteOutlined, EyeOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { BookingView } from '@farmhouse/contracts/bookings/admin-booking';
import type { PaymentStatus } from '@farmhouse/contracts/bookings/booking';
import { formatRupees } from '@farmhouse/contracts/text/rupees';
import { formatBookingsDay } from '@farmhouse/contracts/text/dates';
import { PhoneLink } from '../ui/contact-links.tsx';
import { DUPLICATE_UTR, PaymentStatusTag } from '../booking-shared/status-tags.tsx';
import { WhatsappButton } from '../booking-shared/whatsapp-button.tsx';
import { clashText } from '../booking-shared/stay-text.ts';
import { takenText } from '../booking-shared/taken-text.ts';
import type { RecordColumn } from '../ui/record-list.types.ts';
import { StatusSelect } from './status-select.tsx';

interface RowActions {
  onView: (booking: BookingView) => void;
  onDelete: (booking: BookingView) => void;
}

/** Source: back-office specification 2 (columns). */
export function bookingColumns({ onView, onDelete }: RowActions): RecordColumn<BookingView>[] {
  return [
    {
      title: 'Booking ID',
      sortBy: 'createdAt',
      width: '9.9%',
      render: ({ confirmationCode }) => <span className="figures whitespace-nowrap">{confirmationCode}</span>,
    },
    {
      title: 'Customer',
      width: '11%',
      sortBy: 'fullName',
      render: (booking) => <Customer booking={booking} />,
    },
    { title: 'Contact', width: '10.1%', render: ({ contactNumber }) => <PhoneLink number={contactNumber} /> },
    {
      title: 'Check-in',
      sortBy: 'checkinDate',
      width: '8.3%',
      render: ({ checkinDate }) => <Day date={checkinDate} />,
    },
    { title: 'Check-out', width: '8.3%', render: ({ checkoutDate }) => <Day date={checkoutDate} /> },
    { title: 'Guests', numeric: true, width: '4.9%', render: ({ guestCount }) => guestCount },
    {
      title: 'Total Amount',
      sortBy: 'finalTotal',
      numeric: true,
      width: '7.5%',
      render: ({ finalTotal }) => formatRupees(finalTotal),
    },
    { title: 'UTR Number', width: '10.2%', render: (booking) => <Utr booking={booking} /> },
    {
      title: 'Payment Status',
      width: '9.6%',
      render: ({ paymentStatus }) => <Payment status={paymentStatus} />,
    },
    {
      title: 'Status',
      sortBy: 'status',
      width: '10.6%',
      render: (booking) => <StatusSelect booking={booking} />,
    },
    {
      title: 'Actions',
      width: '9.6%',
      render: (booking) => <Actions booking={booking} onView={onView} onDelete={onDelete} />,
    },
  ];
}

function Customer({ booking }: { booking: BookingView }) {
  const { fullName, competingRequests, datesTakenBy } = booking;
  return (
    <>
      <span className="font-semibold wrap-anywhere">{fullName}</span>
      {datesTakenBy && <span className="block text-xs font-normal text-danger">{takenText(datesTakenBy)}</span>}
      {competingRequests > 0 && (
        <span className="block text-xs font-normal text-terracotta-dark">{clashText(booking)}</span>
      )}
    </>
  );
}

function Day({ date }: { date: string }) {
  return <span className="figures">{formatBookingsDay(date)}</span>;
}

function Payment({ status }: { status: PaymentStatus }) {
  return (
    <span className="[&>span]:rounded-xl [&>span]:px-2 [&>span]:whitespace-normal">
      <PaymentStatusTag status={status} />
    </span>
  );
}

function Utr({ booking: { upiTransactionId, duplicateUtr } }: { booking: BookingView }) {
  if (!upiTransactionId) return <span className="text-quiet">None</span>;
  return (
    <>
      <span className="figures">{upiTransactionId}</span>
      {duplicateUtr && <span className="block text-xs text-danger">{DUPLICATE_UTR}</span>}
    </>
  );
}

function Actions({ booking, onView, onDelete }: RowActions & { booking: BookingView }) {
  const { confirmationCode, email } = booking;
  return (
    <span className="inline-flex flex-wrap [&>*]:w-8! [&>*]:min-w-8!">
      <Button
        type="text"
        shape="circle"
        icon={<EyeOutlined aria-hidden />}
        aria-label={`View details of ${confirmationCode}`}
        onClick={() => onView(booking)}
      />
      {!email && <WhatsappButton booking={booking} compact />}
      <Button
        type="text"
        shape="circle"
        danger
        icon={<DeleteOutlined aria-hidden />}
        aria-label={`Delete ${confirmationCode}`}
        onClick={() => onDelete(booking)}
      />
    </span>
  );
}
