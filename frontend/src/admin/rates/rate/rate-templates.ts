import { addDays } from '@farmhouse/contracts/timing/ist';
import { lastDayOf } from '@farmhouse/contracts/timing/months';
import { longWeekends, type DatedNights } from './long-weekends.ts';
import { NEW_RATE, type RateFields } from './rate-values.ts';
import { seasonText } from '../season/season-text.ts';

/** One choice of a template: its button's label, and the values of the form that it opens. */
interface TemplateChoice<Fields> {
  label: string;
  fields: Fields;
}

export interface Template<Fields> {
  name: string;
  hint: string;
  /** One, or one for each year whose dates differ. */
  choices: TemplateChoice<Fields>[];
}

const FRIDAY = 5;
const SATURDAY = 6;

/** The day of Lakshmi Puja. */
const DIWALI = ['2026-11-08', '2027-10-29', '2028-10-17', '2029-11-05', '2030-10-26', '2031-11-14'] as const;

/** How many of them are offered. */
const DIWALIS_AHEAD = 3;

const rate = (fields: Partial<RateFields>): RateFields => ({ ...NEW_RATE, ...fields });

function datedChoice({ name, from, to }: DatedNights): TemplateChoice<RateFields> {
  const fields = rate({ name, from, to, stays: 'overnight', place: 'first' });
  return { label: `${seasonText({ from, to, yearly: false, weekdays: null })}`, fields };
}

function yearly(name: string, from: string, to: string): Template<RateFields> {
  const days = { from, to, yearly: true };
  const fields = rate({ name, ...days, place: 'first' });
  return { name, hint: seasonText({ ...days, weekdays: null }), choices: [{ label: name, fields }] };
}

/** Rates that houses in India often need, with future dates. */
export function rateTemplates(today: string): Template<RateFields>[] {
  const year = Number(today.slice(0, 4));
  const diwali = DIWALI.map((day) => ({ name: 'Diwali', from: addDays(day, -2), to: addDays(day, 1) }));
  const weekend = rate({ name: 'Weekend', weekdays: [FRIDAY, SATURDAY], stays: 'overnight', place: 'last' });
  const templates = [
    { name: 'Weekend', hint: 'Friday and Saturday nights', choices: [{ label: 'Weekend', fields: weekend }] },
    {
      name: 'Diwali',
      hint: 'Four nights around Lakshmi Puja',
      choices: diwali
        .filter(({ to }) => to >= today)
        .slice(0, DIWALIS_AHEAD)
        .map(datedChoice),
    },
    {
      name: 'Long weekends',
      hint: 'Weekends that a public holiday makes longer',
      choices: longWeekends(today).map((nights) => {
        const { label, fields } = datedChoice(nights);
        return { label: `${nights.name}, ${label}`, fields };
      }),
    },
    yearly('Sankranti', `${year + 1}-01-13`, `${year + 1}-01-16`),
    yearly('Wedding season', `${year}-11-15`, lastDayOf(`${year + 1}-02`)),
    yearly('New Year’s Eve', `${year}-12-30`, `${year + 1}-01-01`),
  ];
  return templates.filter(({ choices }) => choices.length > 0);
}
