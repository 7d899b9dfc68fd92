import { useId, useRef, useState } from 'react';
import { PlusOutlined } from '@ant-design/icons';
import { Button, Select } from 'antd';
import { GST_STATES } from '@farmhouse/contracts/bookings/receipt/gst-states';
import { MAX_ROOM_RATES, parseTaxRates } from '@farmhouse/contracts/bookings/receipt/tax';
import { formatRupees, parseRupees } from '@farmhouse/contracts/text/rupees';
import { CellInput } from './cell-input.tsx';
import { focusLater } from './focus-later.ts';
import { gstDraftOf, gstProblems, gstTextOf, type GstDraft } from './gst-draft.ts';
import { gstExample, gstSentence } from './gst-sentence.ts';
import { RemoveRow } from './remove-row.tsx';
import { useVisibleProblems } from './use-visible-problems.ts';

interface GstRatesFieldProps {
  id?: string;
  /** The rates as JSON text, as the setting stores them. */
  value?: string;
  onChange?: (text: string) => void;
}

const GRID = 'grid grid-cols-[minmax(0,1fr)_6.5rem_2.5rem] items-start gap-x-2 gap-y-2';
const STATES = GST_STATES.map((state) => ({ value: state, label: state }));
const NEW_ROW = { upTo: '', percent: '' };

/** The rates of GST as a table, with a sentence that sums them up. */
export function GstRatesField(props: GstRatesFieldProps) {
  const { draft, store, fieldOf, startAgain } = useGstDraft(props);
  const table = useRef<HTMLDivElement>(null);
  const { placeOfSupply, rooms, services } = draft;
  const stateId = useId();
  const last = rooms.length - 1;
  return (
    <div role="group" aria-label="GST rates" className="grid gap-4">
      <div className="grid gap-1.5">
        <label htmlFor={stateId}>State of the house</label>
        <Select
          id={stateId}
          showSearch
          status=""
          options={STATES}
          value={placeOfSupply}
          onChange={(state: string) => store({ placeOfSupply: state })}
        />
      </div>
      <div ref={table} className="grid gap-2">
        <div className={`${GRID} text-sm text-quiet`} aria-hidden>
          <span>Price of a night, up to</span>
          <span>GST</span>
        </div>
        {rooms.map((row, index) => (
          <RoomRow
            key={index === last ? 'above' : index}
            row={row}
            index={index}
            above={index === last ? aboveText(rooms[index - 1]?.upTo) : undefined}
            fieldOf={fieldOf}
            onChange={(changed) => store({ rooms: rooms.map((one, at) => (at === index ? changed : one)) })}
            onRemove={() => {
              startAgain();
              store({ rooms: rooms.filter((_one, at) => at !== index) });
              focusLater(table, Math.max(index - 1, 0) * 2);
            }}
          />
        ))}
        <div className={`${GRID} border-t border-line pt-2`}>
          <p className="flex min-h-11 items-center">Other services</p>
          <CellInput
            {...fieldOf('services')}
            label="GST of other services"
            suffix="%"
            isDecimal
            value={services}
            onChange={(typed) => store({ services: typed })}
          />
        </div>
        <div>
          <Button
            icon={<PlusOutlined aria-hidden />}
            disabled={rooms.length >= MAX_ROOM_RATES}
            onClick={() => {
              startAgain();
              store({ rooms: [...rooms.slice(0, last), NEW_ROW, ...rooms.slice(last)] });
              focusLater(table, last * 2);
            }}
          >
            Add row
          </Button>
        </div>
      </div>
      <Preview text={gstTextOf(draft)} />
    </div>
  );
}

/** The rates as they are typed, stored after every change, and what their fields share. */
function useGstDraft({ id, value = '', onChange }: GstRatesFieldProps) {
  const [draft, setDraft] = useState(() => gstDraftOf(value));
  const problems = gstProblems(draft);
  const { problemOf, leave, startAgain, takeBackRefusal } = useVisibleProblems(problems);
  return {
    draft,
    startAgain,
    store: (part: Partial<GstDraft>) => {
      const next = { ...draft, ...part };
      setDraft(next);
      takeBackRefusal();
      onChange?.(gstTextOf(next));
    },
    fieldOf: (field: string) => ({
      // a refused save focuses the first field with a problem, by the id of the whole
      id: [...problems.keys(), 'rooms.0.percent'][0] === field ? id : undefined,
      problem: problemOf(field),
      onLeave: () => leave(field),
    }),
  };
}

type RoomRate = GstDraft['rooms'][number];

interface RoomRowProps {
  row: RoomRate;
  index: number;
  /** Instead of the limit of the last row, which cannot be removed. */
  above: string | undefined;
  fieldOf: ReturnType<typeof useGstDraft>['fieldOf'];
  onChange: (row: RoomRate) => void;
  onRemove: () => void;
}

function RoomRow({ row, index, above, fieldOf, onChange, onRemove }: RoomRowProps) {
  const partOf = (part: keyof RoomRate) => ({
    ...fieldOf(`rooms.${index}.${part}`),
    value: row[part],
    onChange: (typed: string) => onChange({ ...row, [part]: typed }),
  });
  return (
    <div className={GRID}>
      {above === undefined ? (
        <CellInput {...partOf('upTo')} label={`Price of a night up to, row ${index + 1}`} prefix="₹" />
      ) : (
        <p className="flex min-h-11 items-center">{above}</p>
      )}
      <CellInput {...partOf('percent')} label={`GST of a night, row ${index + 1}`} suffix="%" isDecimal />
      {above === undefined && <RemoveRow label={`Remove row ${index + 1}`} onRemove={onRemove} />}
    </div>
  );
}

function aboveText(upTo: string | undefined): string {
  if (upTo === undefined) return 'Any price';
  const limit = parseRupees(upTo);
  return limit ? `Above ${formatRupees(limit)}` : 'Above that';
}

function Preview({ text }: { text: string }) {
  const rates = parseTaxRates(text);
  return (
    <p className="rounded-field bg-ground px-4 py-3 text-sm" role="status">
      {rates
        ? `${gstSentence(rates)} ${gstExample(rates)}`
        : 'Each row needs a higher price than the row before it, and a percentage.'}
    </p>
  );
}
