import { describe, expect, it } from '@jest/globals';
import { rateProblems } from '@farmhouse/contracts/catalogue/rate';
import { longWeekends } from './long-weekends.ts';
import { rateTemplates } from './rate-templates.ts';
import { rateBodyOf } from './rate-values.ts';
import { stayRuleTemplates } from '../stay-rule/stay-rule-templates.ts';
import { problemsOfStayRule } from '../stay-rule/stay-rule-values.ts';

const TODAY = '2026-11-23';
const choicesOf = (name: string) => rateTemplates(TODAY).find((template) => template.name === name)?.choices ?? [];

describe('rateTemplates', () => {
  it.each([
    ['2026-11-09', ['6–9 Nov 2026', '27–30 Oct 2027', '15–18 Oct 2028']],
    [TODAY, ['27–30 Oct 2027', '15–18 Oct 2028', '3–6 Nov 2029']],
    ['2028-12-01', ['3–6 Nov 2029', '24–27 Oct 2030', '12–15 Nov 2031']],
  ])('offer on %s the next three Diwalis: %j', (today, labels) => {
    const diwali = rateTemplates(today).find(({ name }) => name === 'Diwali');

    expect(diwali?.choices.map(({ label }) => label)).toEqual(labels);
  });

  it('offer no Diwali once all known ones are over', () => {
    expect(rateTemplates('2032-01-01').map(({ name }) => name)).not.toContain('Diwali');
  });

  it.each([
    ['Weekend', { weekdays: [5, 6], place: 'last' }],
    ['Sankranti', { from: '2027-01-13', to: '2027-01-16', yearly: true, place: 'first' }],
    ['Wedding season', { from: '2026-11-15', to: '2027-02-28', yearly: true }],
    ['New Year’s Eve', { from: '2026-12-30', to: '2027-01-01', yearly: true }],
  ])('fill in the form for %s', (name, fields) => {
    expect(choicesOf(name)[0]?.fields).toMatchObject(fields);
  });

  it('let the wedding season end with February, also in a leap year', () => {
    const wedding = rateTemplates('2027-06-01').find(({ name }) => name === 'Wedding season');

    expect(wedding?.choices[0]?.fields).toMatchObject({ from: '2027-11-15', to: '2028-02-29' });
  });

  it('lack only a price', () => {
    for (const { choices } of rateTemplates(TODAY)) {
      for (const { fields } of choices) {
        const body = rateBodyOf({ ...fields, price: 1300 });
        expect(rateProblems({ ...body, ...fields, price: 1300 } as Parameters<typeof rateProblems>[0])).toEqual([]);
      }
    }
  });
});

describe('longWeekends', () => {
  it('are the nights beside a holiday on a Friday or Monday, in three years', () => {
    expect(longWeekends(TODAY)).toEqual([
      { name: 'Christmas', from: '2026-12-24', to: '2026-12-26' },
      { name: 'New Year’s Day', from: '2026-12-31', to: '2027-01-02' },
      { name: 'May Day', from: '2028-04-28', to: '2028-04-30' },
      { name: 'Gandhi Jayanti', from: '2028-09-29', to: '2028-10-01' },
      { name: 'Christmas', from: '2028-12-22', to: '2028-12-24' },
    ]);
  });
});

describe('stayRuleTemplates', () => {
  it('can be stored as they are', () => {
    const choices = stayRuleTemplates(TODAY).flatMap((template) => template.choices);

    expect(choices.length).toBeGreaterThan(2);
    expect(choices.map(({ label }) => label)).toContain('3–6 Nov 2029');
    for (const { fields } of choices) expect(problemsOfStayRule(fields)).toEqual([]);
  });
});
