import { useId, useState, type KeyboardEvent } from 'react';
import { Button, Form, InputNumber } from 'antd';
import { MAX_RATE_GUESTS, type RateView } from '@farmhouse/contracts/catalogue/rate';
import { addDays, istDate } from '@farmhouse/contracts/timing/ist';
import { shiftMonth } from '../ui/month.ts';
import { DayPicker } from '../ui/forms/day-picker.tsx';
import { ErrorState, LoadingState } from '../ui/states.tsx';
import { PriceCalendar } from './price-calendar.tsx';
import { DRAFT_ID, exampleStay, monthsFrom, ratesWithDraft } from './preview-rates.ts';
import { rateTones } from './rate-tones.ts';
import { draftRate, type RateFields } from './rate-values.ts';
import { seasonOf } from './season-values.ts';
import { StayCost } from './stay-cost.tsx';
import { useRatesPreview } from './use-rates-preview.ts';

const USUAL_PARTY = 14;

interface RatePreviewProps {
  /** All stored rates in their order. */
  listed: readonly RateView[];
  /** The rate that is edited; absent for a new one. */
  id?: number;
}

interface Stay {
  checkinDate: string;
  checkoutDate: string;
}

/** What the rate in the form makes of a year, and of the price of one stay. */
export function RatePreview({ listed, id }: RatePreviewProps) {
  const form = Form.useFormInstance<RateFields>();
  const fields = Form.useWatch([], form) as RateFields | undefined;
  const guestsId = useId();
  const [guests, setGuests] = useState(USUAL_PARTY);
  const [chosen, choose] = useState<Partial<Stay>>({});

  const today = istDate(new Date());
  const draft = draftRate(fields);
  const season = fields && seasonOf(fields);
  const months = monthsFrom(season, today);
  const all = ratesWithDraft(listed, draft, { id, place: fields?.place });
  const stay = stayOf(chosen, exampleStay(all, id ?? DRAFT_ID, today));
  const { data, isBehind, hasFailed, refetch } = useRatesPreview({
    rates: all,
    guestCount: guests,
    ...spanOf(months, today),
    ...stay,
  });
  const tones = rateTones(all, id ?? DRAFT_ID);

  return (
    <section aria-label="Preview" className="min-w-0">
      <div role="presentation" onKeyDown={keepEnterFromForm}>
        <div className="mb-3 flex flex-wrap items-end justify-between gap-3">
          <h3 className="text-lg">Preview</h3>
          <label htmlFor={guestsId} className="flex items-center gap-2">
            Guests
            <InputNumber
              id={guestsId}
              className="w-24!"
              inputMode="numeric"
              min={1}
              max={MAX_RATE_GUESTS}
              precision={0}
              value={guests}
              onChange={(count) => setGuests(count ?? USUAL_PARTY)}
            />
          </label>
        </div>
        {!draft && <p className="mb-3 text-sm text-quiet">Enter a price to see what guests would pay at this rate.</p>}
        {!data && (hasFailed ? <ErrorState what="The preview" onRetry={refetch} /> : <LoadingState />)}
        {data && hasFailed && <OutdatedNotice onRetry={refetch} />}
        {data && (
          <div aria-busy={isBehind} className={isBehind || hasFailed ? 'opacity-50' : ''}>
            {draft && data.warnings.length > 0 && (
              <ul aria-label="Hints" className="mb-3 grid gap-2">
                {data.warnings.map(({ kind, rateId, message }) => (
                  <li
                    key={`${kind} ${rateId}`}
                    className="rounded-field bg-marigold-soft px-3 py-2 text-sm text-marigold-dark"
                  >
                    {message}
                  </li>
                ))}
              </ul>
            )}
            <h4 className="mb-2 font-semibold">What does it cost?</h4>
            <div className="mb-3 grid grid-cols-2 gap-3">
              <DayPicker
                aria-label="Check-in"
                value={stay.checkinDate}
                onChange={(checkinDate) => choose({ ...chosen, checkinDate })}
              />
              <DayPicker
                aria-label="Check-out"
                min={stay.checkinDate}
                value={stay.checkoutDate}
                onChange={(checkoutDate) => choose({ ...chosen, checkoutDate })}
              />
            </div>
            {data.quote && <StayCost quote={data.quote} tones={tones} />}
            <h4 className="mt-6 mb-2 font-semibold">Price of a night for the whole party</h4>
            <PriceCalendar months={months} days={data.days} tones={tones} />
          </div>
        )}
      </div>
    </section>
  );
}

/** Says that the prices below are those of earlier values, as the latest could not be priced. */
function OutdatedNotice({ onRetry }: { onRetry: () => unknown }) {
  return (
    <div role="alert" className="mb-3 flex flex-wrap items-center gap-3 rounded-field bg-danger-soft px-3 py-2 text-sm">
      <span className="min-w-0 flex-1 text-danger">
        The preview is not up to date: check the fields and the connection.
      </span>
      <Button onClick={() => void onRetry()}>Try again</Button>
    </div>
  );
}

/** The chosen days; those that are not chosen, or do not follow each other, are those of the example. */
function stayOf({ checkinDate, checkoutDate }: Partial<Stay>, example: Stay): Stay {
  if (!checkinDate && !checkoutDate) return example;
  const first = checkinDate ?? example.checkinDate;
  return { checkinDate: first, checkoutDate: checkoutDate && checkoutDate >= first ? checkoutDate : addDays(first, 1) };
}

function spanOf(months: readonly string[], today: string): { from: string; to: string } {
  const first = `${months[0]}-01`;
  const afterLast = `${shiftMonth(months.at(-1) ?? today.slice(0, 7), 1)}-01`;
  return { from: first < today ? today : first, to: addDays(afterLast, -1) };
}

/** Fields of the preview are not the form's: Enter in them must not save the rate. */
function keepEnterFromForm(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
}
