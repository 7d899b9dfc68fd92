import { addDays } from '@farmhouse/contracts/timing/ist';
import { DayPicker } from '../ui/forms/day-picker.tsx';

/** The stay that a preview is asked about. */
export interface Stay {
  checkinDate: string;
  checkoutDate: string;
}

/** The chosen days; those that are not chosen, or do not follow each other, are those of the example. */
export function stayOf({ checkinDate, checkoutDate }: Partial<Stay>, example: Stay): Stay {
  if (!checkinDate && !checkoutDate) return example;
  const first = checkinDate ?? example.checkinDate;
  return { checkinDate: first, checkoutDate: checkoutDate && checkoutDate >= first ? checkoutDate : addDays(first, 1) };
}

interface PreviewedStayProps {
  title: string;
  stay: Stay;
  /** The days that were chosen; the others are those of an example. */
  chosen: Partial<Stay>;
  onChoose: (chosen: Partial<Stay>) => void;
}

/** The two days of the previewed stay. */
export function PreviewedStay({ title, stay, chosen, onChoose }: PreviewedStayProps) {
  return (
    <>
      <h4 className="mb-2 font-semibold">{title}</h4>
      <div className="mb-3 grid grid-cols-2 gap-3">
        <DayPicker
          aria-label="Check-in"
          value={stay.checkinDate}
          onChange={(checkinDate) => onChoose({ ...chosen, checkinDate })}
        />
        <DayPicker
          aria-label="Check-out"
          min={stay.checkinDate}
          value={stay.checkoutDate}
          onChange={(checkoutDate) => onChoose({ ...chosen, checkoutDate })}
        />
      </div>
    </>
  );
}
