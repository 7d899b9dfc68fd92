import type { CalendarBlock } from '@farmhouse/contracts/bookings/calendar/owner-calendar';
import type { BlockEntity } from './block.entity.ts';

export const blockView = ({ id, fromDate, toDate, reason, version }: BlockEntity): CalendarBlock => ({
  id,
  fromDate,
  toDate,
  reason,
  version,
});
