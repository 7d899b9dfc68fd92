import { Alert } from 'antd';
import { isTakenByStay } from '@farmhouse/contracts/bookings/availability/dates-taken';
import type { ChangeQuote } from '@farmhouse/contracts/bookings/booking-change/booking-change';
import { useBookingList } from '../api/bookings.api.ts';
import { RuleNotice } from '../stay/rule-notice.tsx';
import { takenText } from '../status/taken-text.ts';

interface DatesNoticeProps {
  quote: Pick<ChangeQuote, 'datesTakenBy' | 'brokenRule'>;
}

/** What the new dates conflict with, and the stay rule that they break; nothing while they are free. */
export function DatesNotice({ quote: { datesTakenBy, brokenRule } }: DatesNoticeProps) {
  return (
    <div className="grid gap-3 empty:hidden" aria-live="polite">
      {datesTakenBy && (
        <Alert
          type="error"
          showIcon
          title={isTakenByStay(datesTakenBy) ? <TakenByStay code={datesTakenBy} /> : takenText(datesTakenBy)}
          description="The stay cannot be moved there: choose other dates."
        />
      )}
      {brokenRule && <RuleNotice rule={brokenRule} />}
    </div>
  );
}

/** `Dates taken by FH-AAAA1111, Asha Rao` */
function TakenByStay({ code }: { code: string }) {
  const { currentData } = useBookingList({ q: code, pageSize: 1 });
  const name = currentData?.items[0]?.fullName;
  return [takenText(code), name].filter(Boolean).join(', ');
}
