import { DeleteOutlined, EyeOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { BookingView } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import { formatRupees } from '@farmhouse/contracts/text/rupees';
import { formatBookingsDay } from '@farmhouse/contracts/text/dates';
import { PhoneLink } from '../../ui/contact-links.tsx';
import { CodeText } from '../../booking-shared/stay/code-text.tsx';
import { DUPLICATE_UTR, PaymentTag } from '../../booking-shared/status/status-tags.tsx';
import { WhatsappButton } from '../../booking-shared/contact/whatsapp-button.tsx';
import { competesWithText } from '../../booking-shared/stay/stay-text.ts';
import { takenText } from '../../booking-shared/status/taken-text.ts';
import type { RecordColumn } from '../../ui/records/record-list.types.ts';
import { StatusSelect } from '../status/status-select.tsx';

interface RowActions {
  onView: (booking: BookingView) => void;
  onDelete: (booking: BookingView) => void;
}

type Widths = Record<
  'id' | 'customer' | 'contact' | 'day' | 'guests' | 'total' | 'utr' | 'payment' | 'status' | 'actions',
  string
>;

/** Column widths with which days, phone numbers and actions fit on one line each. */
const WIDE: Widths = {
  ...{ id: '10.1%', customer: '9.6%', contact: '11.1%', day: '8.6%', guests: '5.1%', total: '8.5%' },
  ...{ utr: '9.9%', payment: '8.5%', status: '10.2%', actions: '9.8%' },
};

/** Column widths with which only codes, amounts, references and statuses do. */
const SMALL: Widths = {
  ...{ id: '11.1%', customer: '9.8%', contact: '9.3%', day: '7.3%', guests: '5.7%', total: '9.7%' },
  ...{ utr: '11.2%', payment: '9.2%', status: '11.4%', actions: '8%' },
};

export function bookingColumns({ onView, onDelete }: RowActions, isWide: boolean): RecordColumn<BookingView>[] {
  const width = isWide ? WIDE : SMALL;
  return [
    {
      title: 'Booking ID',
      sortBy: 'createdAt',
      width: width.id,
      render: ({ confirmationCode }) => <span className="figures whitespace-nowrap">{confirmationCode}</span>,
    },
    {
      title: 'Customer',
      width: width.customer,
      sortBy: 'fullName',
      render: (booking) => <Customer booking={booking} />,
    },
    {
      title: 'Contact',
      width: width.contact,
      render: ({ contactNumber }) => contactNumber && <PhoneLink number={contactNumber} />,
    },
    {
      title: 'Check-in',
      sortBy: 'checkinDate',
      width: width.day,
      render: ({ checkinDate }) => <Day date={checkinDate} />,
    },
    { title: 'Check-out', width: width.day, render: ({ checkoutDate }) => <Day date={checkoutDate} /> },
    { title: 'Guests', numeric: true, width: width.guests, render: ({ guestCount }) => guestCount },
    {
      title: 'Total Amount',
      sortBy: 'finalTotal',
      numeric: true,
      width: width.total,
      render: ({ finalTotal }) => <span className="whitespace-nowrap">{formatRupees(finalTotal)}</span>,
    },
    { title: 'UTR Number', width: width.utr, render: (booking) => <Utr booking={booking} /> },
    {
      title: 'Payment Status',
      width: width.payment,
      render: (booking) => <Payment booking={booking} />,
    },
    {
      title: 'Status',
      sortBy: 'status',
      width: width.status,
      render: (booking) => <StatusSelect booking={booking} />,
    },
    {
      title: 'Actions',
      width: width.actions,
      render: (booking) => <Actions booking={booking} onView={onView} onDelete={onDelete} />,
    },
  ];
}

function Customer({ booking }: { booking: BookingView }) {
  const { fullName, competingRequests, datesTakenBy } = booking;
  return (
    <>
      <span className="line-clamp-2 font-semibold wrap-anywhere" title={fullName}>
        {fullName}
      </span>
      {datesTakenBy && (
        <span className="block text-xs font-normal text-danger">
          <CodeText text={takenText(datesTakenBy)} />
        </span>
      )}
      {competingRequests > 0 && (
        <span className="block text-xs font-normal text-terracotta-dark">
          <CodeText text={competesWithText(booking)} />
        </span>
      )}
    </>
  );
}

function Day({ date }: { date: string }) {
  return <span className="figures">{formatBookingsDay(date)}</span>;
}

function Payment({ booking }: { booking: BookingView }) {
  return (
    <span className="[&>span]:rounded-xl [&>span]:px-2 [&>span]:whitespace-normal">
      <PaymentTag booking={booking} />
    </span>
  );
}

function Utr({ booking: { upiTransactionId, duplicateUtr } }: { booking: BookingView }) {
  if (!upiTransactionId) return <span className="text-quiet">None</span>;
  return (
    <>
      <span className="figures whitespace-nowrap">{upiTransactionId}</span>
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
      <Button
        type="text"
        shape="circle"
        danger
        icon={<DeleteOutlined aria-hidden />}
        aria-label={`Delete ${confirmationCode}`}
        onClick={() => onDelete(booking)}
      />
      {/* last, so that the others do not move */}
      {!email && <WhatsappButton booking={booking} compact />}
    </span>
  );
}
