import { execFileSync } from 'node:child_process';
import { describe, expect, it } from '@jest/globals';
import { isBelow } from './module-paths.ts';
import { SITE_MODULES } from './site-files.ts';

const ROOT = new URL('../..', import.meta.url);
const files = execFileSync('git', ['ls-files', 'frontend/src', 'services/contracts/src'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .trim()
  .split('\n');

describe("the files of the site's scripts", () => {
  it.each(Object.entries(SITE_MODULES))('%s names only paths that exist', (_name, { below, except = [] }) => {
    for (const path of [...below, ...except]) expect(files).toContainEqual(expect.stringContaining(path));
  });

  it.each([
    ['contracts/src/bookings/booking/booking.ts', ['common']],
    ['contracts/src/bookings/price/price.ts', ['price']],
    ['contracts/src/catalogue/service-slugs.ts', ['offer']],
    ['contracts/src/content/offered-terms.ts', ['terms']],
    ['contracts/src/bookings/terms/deposit.ts', ['common']],
    ['contracts/src/text/dates.ts', ['common']],
    ['frontend/src/site/ui/calendar/calendar-month.tsx', []],
    ['contracts/src/pages/page-descriptions.ts', []],
    ['frontend/src/site/guest-booking/access/lookup-form.tsx', ['access']],
    ['frontend/src/site/guest-booking/access/use-question.ts', []],
    ['frontend/src/site/ui/free-dates/free-dates.tsx', ['stays']],
    ['frontend/src/site/ui/stay/booking-link.ts', ['offer']],
    ['frontend/src/site/ui/content/agreed-terms.ts', ['terms']],
    ['frontend/src/site/ui/consent/use-consent.ts', ['common']],
  ])('%s is in %j', (path, expected) => {
    const names = Object.entries(SITE_MODULES).flatMap(([name, paths]) => (isBelow(paths)(`/${path}`) ? [name] : []));

    expect(names).toEqual(expected);
  });
});
