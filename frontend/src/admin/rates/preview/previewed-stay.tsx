import { addDays } from '@farmhouse/contracts/timing/ist';
import { DayPicker } from '../../ui/forms/fields/day-picker.tsx';

/** The stay of a preview. */
export interface Stay {
  checkinDate: string;
  checkoutDate: string;
}

/** The chosen days; the example's if they are not chosen or not in order. */
export function stayOf({ checkinDate, checkoutDate }: Partial<Stay>, example: Stay): Stay {
  if (!checkinDate && !checkoutDate) return example;
  const first = checkinDate ?? example.checkinDate;
  return { checkinDate: first, checkoutDate: checkoutDate && checkoutDate >= first ? checkoutDate : addDays(first, 1) };
}

interface PreviewedStayProps {
  title: string;
  stay: Stay;
  /** The days that the owner has chosen; the others come from the example. */
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
