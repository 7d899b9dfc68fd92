import { Suspense, useState } from 'react';
import { Button } from 'antd';
import type { ChangeRequestView } from '@farmhouse/contracts/bookings/booking-change/booking-change';
import { formatRupees } from '@farmhouse/contracts/text/rupees';
import { priceDifference } from '../../../shared/price/price-difference.ts';
import { lazyWithRetry } from '../../../shared/ui/lazy-with-retry.ts';
import { useOpenBooking } from '../../booking-shared/list/use-open-booking.ts';
import { GuestHeading } from '../../booking-shared/list/guest-heading.tsx';
import { takenText } from '../../booking-shared/status/taken-text.ts';
import { services as adminServices } from '../../services/services.api.ts';
import { Badge } from '../../ui/badge.tsx';
import { requestedChanges } from './requested-changes-text.ts';

const AcceptChangeDialog = lazyWithRetry(() => import('./accept-change.dialog.tsx'));
const DeclineChangeDialog = lazyWithRetry(() => import('./decline-change.dialog.tsx'));

/** A guest's change request: booked and wanted values, the difference in price, and conflicts. */
export function ChangeRequestCard({ request }: { request: ChangeRequestView }) {
  const { id, bookingId, fullName, confirmationCode, createdAt, note, datesTakenBy, brokenRule } = request;
  const { open } = useOpenBooking();
  const [decision, setDecision] = useState<'accept' | 'decline'>();
  const close = () => setDecision(undefined);
  const nameId = `change-${id}-name`;
  return (
    <article aria-labelledby={nameId} className="panel grid gap-x-6 gap-y-3 p-4 lg:grid-cols-[1fr_auto]">
      <div className="min-w-0">
        <GuestHeading id={nameId} fullName={fullName} confirmationCode={confirmationCode} askedAt={createdAt}>
          {datesTakenBy && <Badge tone="red">{takenText(datesTakenBy)}</Badge>}
          {brokenRule && <Badge tone="yellow">Breaks a stay rule</Badge>}
        </GuestHeading>
        <RequestedChanges request={request} />
        {brokenRule && <p className="mt-1 text-sm">{brokenRule}</p>}
        {note && (
          <p className="mt-1 text-sm wrap-anywhere whitespace-pre-line">
            <span className="text-quiet">Note: </span>
            {note}
          </p>
        )}
      </div>
      <div className="flex flex-col gap-3 lg:items-end lg:justify-between">
        <Price request={request} />
        <div className="flex flex-wrap gap-2 lg:justify-end">
          <Button
            type="primary"
            aria-label={`Accept the change of ${confirmationCode}`}
            onClick={() => setDecision('accept')}
          >
            Accept
          </Button>
          <Button aria-label={`Decline the change of ${confirmationCode}`} onClick={() => setDecision('decline')}>
            Decline
          </Button>
          <Button aria-label={`Details of ${confirmationCode}`} onClick={() => open(bookingId)}>
            Details
          </Button>
        </div>
      </div>
      {decision && (
        <Suspense>
          {decision === 'accept' ? (
            <AcceptChangeDialog request={request} onClose={close} />
          ) : (
            <DeclineChangeDialog request={request} onClose={close} />
          )}
        </Suspense>
      )}
    </article>
  );
}

function RequestedChanges({ request }: { request: ChangeRequestView }) {
  const { data: services } = adminServices.useList();
  const { selectedServices, couponCode } = request;
  const names = selectedServices.map((id) => services?.find((service) => String(service.id) === id)?.name ?? id);
  return (
    <dl className="mt-1 grid gap-1">
      {requestedChanges(request).map(({ name, was, becomes }) => (
        <div key={name} className="flex flex-wrap gap-x-2">
          <dt className="text-quiet">{name}</dt>
          <dd>
            <span className="text-quiet">{was}</span> → <span className="font-semibold">{becomes}</span>
          </dd>
        </div>
      ))}
      {names.length > 0 && (
        <div className="flex flex-wrap gap-x-2">
          <dt className="text-quiet">Services</dt>
          <dd className="wrap-anywhere">{names.join(', ')}</dd>
        </div>
      )}
      {couponCode && (
        <div className="flex flex-wrap gap-x-2">
          <dt className="text-quiet">Coupon</dt>
          <dd>{couponCode}</dd>
        </div>
      )}
    </dl>
  );
}

function Price({ request: { bookedTotal, finalTotal, difference } }: { request: ChangeRequestView }) {
  return (
    <p className="figures lg:text-right">
      <span className="text-quiet">{formatRupees(bookedTotal)} →</span>{' '}
      <span className="text-lg font-semibold">{formatRupees(finalTotal)}</span>
      <span className="block text-sm text-quiet first-letter:uppercase">{priceDifference(difference)}</span>
    </p>
  );
}
