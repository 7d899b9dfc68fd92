import { useEffect, type ReactNode } from 'react';
import { Form, Radio } from 'antd';
import { RATE_STAYS, type RateView, type SaveRate } from '@farmhouse/contracts/catalogue/rate';
import { CrudForm, type CrudEditor } from '../../ui/crud/crud-form.tsx';
import { ActiveField } from '../../ui/forms/fields/active-field.tsx';
import { NameField, SeasonFields } from '../season/season-fields.tsx';
import { PriceFields } from './price-fields.tsx';
import { RatePreview } from './rate-preview.tsx';
import { STAYS_LABELS } from './rate-text.ts';
import {
  fieldsOfRate,
  NEW_RATE,
  problemsOfRate,
  rateBodyOf,
  type PositionedRate,
  type RateFields,
} from './rate-values.ts';
import { rates } from '../rates.api.ts';
import { usePositionedRates } from './use-positioned-rates.ts';

const STAYS = RATE_STAYS.map((value) => ({ value, label: STAYS_LABELS[value] }));
const PLACES = [
  { value: 'first', label: 'First: before all others' },
  { value: 'last', label: 'Last: where no other fits' },
];
const NONE: readonly RateView[] = [];

/** The fields of a rate, with a preview of its effect on the calendar. */
export default function RateForm(editor: CrudEditor<RateView, SaveRate, RateFields>) {
  const { record, draft } = editor;
  const { data: listed = NONE } = rates.useList();
  const { placed, storedId } = usePositionedRates(editor.crud, listed);
  const hasPosition = !record && listed.length > 0;
  useEffect(() => {
    if (draft?.name) focusPrice();
  }, [draft]);

  return (
    <CrudForm<RateView, PositionedRate, RateFields>
      {...editor}
      crud={placed}
      sendsOnlyChanges
      container="wide"
      initialValues={record ? fieldsOfRate(record) : { place: 'first', ...(draft ?? NEW_RATE) }}
      bodyOf={rateBodyOf}
      storedId={storedId}
    >
      <div className="grid gap-x-8 gap-y-6 lg:grid-cols-[26rem_minmax(0,1fr)]">
        <div className="min-w-0">
          <Section title="What">
            <NameField hint="Guests read it beside the price" />
          </Section>
          <Section title="How much">
            <PriceFields />
          </Section>
          <Section title="When">
            <SeasonFields problemsOf={problemsOfRate} />
            <Form.Item name="stays" label="For">
              <Radio.Group options={STAYS} />
            </Form.Item>
          </Section>
          {hasPosition && (
            <Form.Item name="place" label="Place in the list" extra="The first rate that fits a night is its rate">
              <Radio.Group options={PLACES} vertical />
            </Form.Item>
          )}
          <ActiveField extra="When switched off, no night has this rate" />
        </div>
        <RatePreview listed={listed} id={record?.id} />
      </div>
    </CrudForm>
  );
}

/** Templates and copies lack only a price: focuses it after the form has set its own focus. */
function focusPrice(): void {
  requestAnimationFrame(() => requestAnimationFrame(() => document.getElementById('record_price')?.focus()));
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-3 font-display text-lg font-semibold">{title}</legend>
      {children}
    </fieldset>
  );
}
