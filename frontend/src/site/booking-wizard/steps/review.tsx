import { checkoutTimeOf } from '@farmhouse/contracts/bookings/stay/stay';
import { formatClock, formatDay } from '@farmhouse/contracts/text/dates';
import type { FieldName, FormInput } from '../form/booking-form.ts';

interface ReviewProps {
  values: FormInput;
  /** Goes to a field; the next step then returns to the review. */
  onChange: (field: FieldName) => void;
}

interface Row {
  name: string;
  text: string;
  field: FieldName;
}

/** The guest's request, each line with a button to change it. */
export function Review({ values, onChange }: ReviewProps) {
  return (
    <dl className="divide-y divide-line">
      {rowsOf(values).map(({ name, text, field }) => (
        <div
          key={name}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 py-2 sm:grid-cols-[7rem_minmax(0,1fr)_auto] sm:py-1"
        >
          <dt className="text-sm text-quiet">{name}</dt>
          <dd className="line-clamp-3 font-semibold wrap-anywhere max-sm:row-start-2">{text}</dd>
          <dd className="max-sm:row-span-2">
            <button
              type="button"
              onClick={() => onChange(field)}
              className="min-h-11 font-semibold text-terracotta-dark underline underline-offset-2"
            >
              Change<span className="sr-only"> {name.toLowerCase()}</span>
            </button>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function rowsOf(values: FormInput): Row[] {
  const { checkinDate, checkoutDate, checkinTime, guestCount, fullName, contactNumber, email } = values;
  const specialRequests = values.specialRequests?.trim();
  const guests = String(guestCount);
  return [
    { name: 'Check-in', text: dayAndTime(checkinDate, checkinTime), field: 'checkinDate' },
    { name: 'Check-out', text: dayAndTime(checkoutDate, checkoutTimeOf(values)), field: 'checkoutDate' },
    { name: 'Guests', text: guests === '1' ? '1 guest' : `${guests} guests`, field: 'guestCount' },
    { name: 'Name', text: fullName.trim(), field: 'fullName' },
    { name: 'Phone', text: contactNumber.trim(), field: 'contactNumber' },
    { name: 'Email', text: email?.trim() || 'None', field: 'email' },
    ...(specialRequests ? [{ name: 'Requests', text: specialRequests, field: 'specialRequests' as const }] : []),
  ];
}

/** Both may be missing in a draft. */
function dayAndTime(day: string, time: string): string {
  return [day && formatDay(day), time && formatClock(time)].filter(Boolean).join(', ');
}
