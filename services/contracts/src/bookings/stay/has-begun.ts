import { istInstant } from '../../timing/ist.ts';
import type { StayDates } from './stay.ts';

/** True from check-in on; also after the stay. */
export const hasBegun = ({ checkinDate, checkinTime }: Pick<StayDates, 'checkinDate' | 'checkinTime'>, now: Date) =>
  istInstant(checkinDate, checkinTime) <= now;
