import { Button, Form } from 'antd';
import type { FreeDates } from '@farmhouse/contracts/bookings/availability/free-dates';
import { nearestFreeDates, SEARCH_DAYS } from '@farmhouse/contracts/bookings/availability/free-dates';
import { checkoutTimeOf, stayProblem, type StayDates } from '@farmhouse/contracts/bookings/stay/stay';
import { addDays, isClockTime, istInstant } from '@farmhouse/contracts/timing/ist';
import { stayLimitsOf } from '@farmhouse/contracts/content/setting';
import { useSettings } from '../../../shared/content/settings.api.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { takenIntervals } from '../../../shared/calendar/day-state.ts';
import { useAvailability } from '../../booking-shared/stay/use-availability.ts';
import { listedDaysText } from '../../booking-shared/stay/stay-text.ts';
import { answerFor, type StayAnswer } from './stay-answer.ts';

const MARKS: Record<StayAnswer['kind'], { tone: BadgeTone; label: string }> = {
  free: { tone: 'green', label: 'Free' },
  requested: { tone: 'yellow', label: 'Requested' },
  taken: { tone: 'red', label: 'Taken' },
};

/**
 * Shows while the dates are being chosen whether the house is free, and offers the nearest free dates if it is not; or
 * why such a stay is refused. Renders nothing until the stay has its dates and hours.
 */
export function StayAvailability({ onPick }: { onPick: (dates: FreeDates) => void }) {
  const stay = useStay();
  const limits = stayLimitsOf(useSettings());
  const problem = stay && stayProblem(stay, new Date(), limits);
  const asked = problem ? undefined : stay;
  const { currentData, isError } = useAvailability(asked && { from: asked.checkinDate, to: asked.checkoutDate });
  if (!stay) return null;
  if (problem) {
    return (
      <p role="status" className="text-sm text-danger">
        {problem.message}.
      </p>
    );
  }
  const response = currentData && answerFor(stay, currentData);
  return (
    <>
      <p role="status" className="flex items-baseline gap-2 text-sm">
        {!response && (isError ? 'We could not check whether the house is free.' : 'Looking at the calendar…')}
        {response && (
          <>
            <Badge tone={MARKS[response.kind].tone}>{MARKS[response.kind].label}</Badge>
            {response.text}
          </>
        )}
      </p>
      {response?.kind === 'taken' && <NearestFree stay={stay} onPick={onPick} />}
    </>
  );
}

interface NearestFreeProps {
  stay: StayDates;
  onPick: (dates: FreeDates) => void;
}

/** The free dates nearest to those that are taken, chosen with one tap. */
function NearestFree({ stay, onPick }: NearestFreeProps) {
  const limits = stayLimitsOf(useSettings());
  const { checkinDate, checkoutDate } = stay;
  const now = new Date();
  const from = addDays(checkinDate, -SEARCH_DAYS - 1);
  const { currentData } = useAvailability({ from, to: addDays(checkoutDate, SEARCH_DAYS + 1) });
  if (!currentData) return null;
  const { turnaroundMinutes } = currentData;
  const free = nearestFreeDates({
    requested: stay,
    busy: takenIntervals(currentData.ranges),
    turnaroundMinutes,
    limits,
    now,
  });
  if (free.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <span className="text-sm">Nearest free:</span>
      {free.map((dates) => (
        <Button key={dates.checkinDate} onClick={() => onPick(dates)}>
          {listedDaysText(dates)}
        </Button>
      ))}
    </div>
  );
}

/** The stay of the form, once its dates and times are a valid one. */
function useStay(): StayDates | undefined {
  const checkinDate = Form.useWatch('checkinDate') as string | undefined;
  const checkoutDate = Form.useWatch('checkoutDate') as string | undefined;
  const checkinTime = Form.useWatch('checkinTime') as string | undefined;
  const checkoutTime = Form.useWatch('checkoutTime') as string | undefined;
  if (!checkinDate || !checkoutDate || !isClockTime(checkinTime ?? '')) return undefined;
  const stay = { checkinDate, checkoutDate, checkinTime: checkinTime ?? '', checkoutTime };
  const end = checkoutTimeOf(stay);
  return istInstant(checkinDate, stay.checkinTime) < istInstant(checkoutDate, end) ? stay : undefined;
}
