import type { RateView, SaveRate } from '@farmhouse/contracts/catalogue/rate';
import { istDate } from '@farmhouse/contracts/timing/ist';
import { lazyWithRetry } from '../../../shared/ui/lazy-with-retry.ts';
import { CrudSection } from '../../ui/crud/crud-section.tsx';
import { crudTexts } from '../../ui/crud/crud-texts.ts';
import { SectionBar } from '../../ui/section-bar.tsx';
import { AddFromTemplate } from '../add-from-template.tsx';
import { CopyButton } from '../season/copy-button.tsx';
import { RateList } from './rate-list.tsx';
import { rateTemplates } from './rate-templates.ts';
import { fieldsOfRate, type RateFields } from './rate-values.ts';
import { rates } from '../rates.api.ts';
import { inNextYear } from '../season/season-values.ts';
import { TemplateList } from '../template-picker.tsx';

const TEXTS = crudTexts('rate');
const EMPTY = {
  text: 'No rates yet',
  hint: 'Every night has the usual price of the site settings. Add a rate for nights that cost more or less:',
};

const RateForm = lazyWithRetry(() => import('./rate-form.tsx'));

/** The rates in their order. */
export function RatesPanel() {
  const templates = rateTemplates(istDate(new Date()));
  return (
    <CrudSection<RateView, SaveRate, RateFields>
      crud={rates}
      texts={TEXTS}
      label="Rates"
      nameOf={({ name }) => name}
      columns={[]}
      view={(records, actionsOf) => <RateList records={records} actionsOf={actionsOf} />}
      Form={RateForm}
      deleteTitle="Delete this rate?"
      deleteQuestion={({ name }) =>
        `Delete the rate “${name}”? Its nights get the price of the next rate that fits them. Bookings keep their prices.`
      }
      moreActions={(rate, { add }) => (
        <CopyButton
          record={rate}
          onCopy={() => add({ ...inNextYear(fieldsOfRate(rate)), active: true, place: 'first' })}
        />
      )}
      empty={{ ...EMPTY, action: ({ add }) => <TemplateList templates={templates} onChoose={add} /> }}
      header={({ add }) => (
        <SectionBar
          text="Each night gets the first rate in this list that fits it. Other nights have the usual price."
          action={<AddFromTemplate text={TEXTS.add} templates={templates} add={add} />}
        />
      )}
    />
  );
}
