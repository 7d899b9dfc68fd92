import { expect, it } from '@jest/globals';
import type { Season } from '@farmhouse/contracts/catalogue/season';
import { seasonText } from './season-text.ts';

const season = (changed: Partial<Season>): Season => ({
  from: null,
  to: null,
  yearly: false,
  weekdays: null,
  ...changed,
});

it.each([
  [{}, 'Every day'],
  [{ weekdays: [0, 1, 2, 3, 4, 5, 6] }, 'Every day'],
  [{ weekdays: [5, 6] }, 'Fri and Sat'],
  [{ weekdays: [6, 0] }, 'Sat and Sun'],
  [{ weekdays: [0] }, 'Sun'],
  [{ weekdays: [1, 2, 3, 4] }, 'Mon–Thu'],
  [{ weekdays: [0, 1, 5] }, 'Mon, Fri and Sun'],
  [{ from: '2026-11-06', to: '2026-11-09' }, '6–9 Nov 2026'],
  [{ from: '2026-10-30', to: '2026-11-02' }, '30 Oct–2 Nov 2026'],
  [{ from: '2026-12-30', to: '2027-01-02' }, '30 Dec 2026–2 Jan 2027'],
  [{ from: '2026-12-31', to: '2026-12-31' }, '31 Dec 2026'],
  [{ from: '2027-01-14', to: '2027-01-15', yearly: true }, '14–15 Jan every year'],
  [{ from: '2026-11-15', to: '2027-02-28', yearly: true }, '15 Nov–28 Feb every year'],
  [{ from: '2026-12-31', to: '2026-12-31', yearly: true }, '31 Dec every year'],
  [{ from: '2026-11-06' }, 'From 6 Nov 2026'],
  [{ to: '2026-11-06' }, 'Until 6 Nov 2026'],
  [{ from: '2026-11-01', to: '2027-02-28', weekdays: [5, 6] }, 'Fri and Sat, 1 Nov 2026–28 Feb 2027'],
])('the days %j read “%s”', (changed, text) => {
  expect(seasonText(season(changed))).toBe(text);
});
