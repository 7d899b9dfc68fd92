import { Form } from 'antd';
import { checkoutTimeOf, type StayDates } from '@farmhouse/contracts/bookings/stay';
import { isClockTime, istInstant } from '@farmhouse/contracts/timing/ist';
import { settingNumber } from '@farmhouse/contracts/content/setting';
import { useSettings } from '../../shared/content/settings.api.ts';
import { Badge, type BadgeTone } from '../ui/badge.tsx';
import { useAvailability } from '../booking/stay/availability.api.ts';
import { answerFor, type StayAnswer } from './stay-answer.ts';

const MARKS: Record<StayAnswer['kind'], { tone: BadgeTone; label: string }> = {
  free: { tone: 'green', label: 'Free' },
  requested: { tone: 'yellow', label: 'Requested' },
  taken: { tone: 'red', label: 'Taken' },
};

/** Tells while the dates are being chosen whether the house is free; nothing until they make a stay. */
export function StayAvailability() {
  const stay = useStay();
  const turnaround = settingNumber(useSettings(), 'turnaround_minutes');
  const { currentData, isError } = useAvailability(stay && { from: stay.checkinDate, to: stay.checkoutDate });
  if (!stay) return null;
  const answer = currentData && answerFor(stay, currentData.ranges, turnaround);
  return (
    <p role="status" className="flex items-baseline gap-2 text-sm">
      {!answer && (isError ? 'Whether the house is free could not be read.' : 'Looking at the calendar…')}
      {answer && (
        <>
          <Badge tone={MARKS[answer.kind].tone}>{MARKS[answer.kind].label}</Badge>
          {answer.text}
        </>
      )}
    </p>
  );
}

/** The stay of the form, once its dates and times make one. */
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
