import type { FreeDates } from '@farmhouse/contracts/bookings/availability/free-dates';
import { formatDayRange } from '@farmhouse/contracts/text/dates';
import type { MailSite } from '../../mail-data.ts';
import { Action, Heading } from '../../components/components.tsx';
import { freeDatesLink } from '../booking-links.ts';

/** Alternatives for a guest whose dates were taken; empty when there are none. */
export function NearestFree({ data }: { data: { nearestFree?: FreeDates[]; site: MailSite } }) {
  const { nearestFree = [] } = data;
  if (nearestFree.length === 0) return null;
  return (
    <>
      <Heading>These dates are free</Heading>
      {nearestFree.map((free) => (
        <Action key={free.checkinDate} quiet href={freeDatesLink(data, free)}>
          {formatDayRange(free.checkinDate, free.checkoutDate)}
        </Action>
      ))}
    </>
  );
}
