import { useId, useState } from 'react';
import { Form, InputNumber } from 'antd';
import type { RateWarning } from '@farmhouse/contracts/bookings/price/rate-preview';
import { MAX_RATE_GUESTS, type RateView } from '@farmhouse/contracts/catalogue/rate';
import { istDate } from '@farmhouse/contracts/timing/ist';
import { DEFAULT_PARTY_SIZE } from '../../../shared/price/usual-party.ts';
import { PreviewPanel } from '../preview/preview-panel.tsx';
import { DRAFT_ID, exampleStay, monthsFrom, ratesWithDraft, spanOf } from './preview-rates.ts';
import { PreviewedStay, stayOf, type Stay } from '../preview/previewed-stay.tsx';
import { priceMarks } from '../preview/price-marks.ts';
import { rateTones } from '../preview/rate-tones.ts';
import { draftRate, type RateFields } from './rate-values.ts';
import { seasonOf } from '../season/season-values.ts';
import { StayCost } from '../preview/stay-cost.tsx';
import { useRatesPreview } from '../preview/use-rates-preview.ts';
import { YearCalendar } from '../preview/year-calendar.tsx';

interface RatePreviewProps {
  /** All stored rates in their order. */
  listed: readonly RateView[];
  /** The rate that is edited; absent for a new one. */
  id?: number;
}

/** The effect of the form's rate on a year, and on the price of one stay. */
export function RatePreview({ listed, id = DRAFT_ID }: RatePreviewProps) {
  const form = Form.useFormInstance<RateFields>();
  const fields = Form.useWatch([], form) as RateFields | undefined;
  const [guests, setGuests] = useState(DEFAULT_PARTY_SIZE);
  const [chosen, choose] = useState<Partial<Stay>>({});

  const today = istDate(new Date());
  const draft = draftRate(fields);
  const months = monthsFrom(fields && seasonOf(fields), today);
  const all = ratesWithDraft(listed, draft, { id, place: fields?.place });
  const stay = stayOf(chosen, exampleStay(all, id, today));
  const preview = useRatesPreview({ rates: all, guestCount: guests, ...spanOf(months, today), ...stay });
  const { data } = preview;
  const tones = rateTones(all, id);
  const occurring = new Set(data?.days.map(({ rateId }) => rateId));

  return (
    <PreviewPanel
      preview={preview}
      hint={draft ? undefined : 'Enter a price to see what guests would pay at this rate.'}
      tools={<Guests guests={guests} onGuests={setGuests} />}
    >
      {data && (
        <>
          {draft && <Hints warnings={data.warnings} />}
          <PreviewedStay title="What does it cost?" stay={stay} chosen={chosen} onChoose={choose} />
          {data.quote && <StayCost quote={data.quote} tones={tones} />}
          <h4 className="mt-6 mb-2 font-semibold">Price of a night for the whole party</h4>
          <YearCalendar
            months={months}
            marks={priceMarks(data.days, tones)}
            legend={[...tones.values()].filter((tone) => occurring.has(tone.id))}
          />
        </>
      )}
    </PreviewPanel>
  );
}

function Guests({ guests, onGuests }: { guests: number; onGuests: (guests: number) => void }) {
  const id = useId();
  return (
    <label htmlFor={id} className="flex items-center gap-2">
      Guests
      <InputNumber
        id={id}
        className="w-24!"
        inputMode="numeric"
        min={1}
        max={MAX_RATE_GUESTS}
        precision={0}
        value={guests}
        onChange={(count) => onGuests(count ?? DEFAULT_PARTY_SIZE)}
      />
    </label>
  );
}

function Hints({ warnings }: { warnings: readonly RateWarning[] }) {
  if (warnings.length === 0) return null;
  return (
    <ul aria-label="Hints" className="mb-3 grid gap-2">
      {warnings.map(({ kind, rateId, message }) => (
        <li key={`${kind} ${rateId}`} className="rounded-field bg-marigold-soft px-3 py-2 text-sm text-marigold-dark">
          {message}
        </li>
      ))}
    </ul>
  );
}
