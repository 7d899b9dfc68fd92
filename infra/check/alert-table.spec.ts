import { expect, it } from '@jest/globals';
import { alertTableProblems } from './alert-table.ts';

const ALERTS = ['MailsWait', 'mails-wait', 'CallsSlow'];
const table = (...rows: string[]): string =>
  `## Alerts\n\n### Each alert\n\n| Alert | Cause |\n| --- | --- |\n${rows.join('\n')}\n\n### Traces\n\n| \`Other\` | x |\n`;
const MAILS = '| `MailsWait`, `mails-wait` | see `CallsSlow` |';

it('the table of alerts is complete with a row for each of them', () => {
  expect(alertTableProblems(table(MAILS, '| `CallsSlow` | busy |'), ALERTS)).toEqual([]);
});

it.each([
  ['lacks one', table(MAILS), "'Each alert' has no row for CallsSlow"],
  [
    'names one that does not exist',
    table(MAILS, '| `CallsSlow` | x |', '| `Gone` | x |'),
    'names Gone, which is no alert',
  ],
  ['names one twice', table(MAILS, '| `CallsSlow` | x |', '| `CallsSlow` | y |'), 'names CallsSlow twice'],
])('the table of alerts is refused when it %s', (_what, text, expected) => {
  expect(alertTableProblems(text, ALERTS)).toEqual([expect.stringContaining(expected)]);
});
