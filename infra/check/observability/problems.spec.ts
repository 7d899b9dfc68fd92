import { expect, it } from '@jest/globals';
import { metricsIn, registeredMetrics } from './metrics.ts';
import { dashboardProblems, ruleProblems } from './problems.ts';

const known = { metrics: new Set(['mails_waiting']), operations: '## A mail server that refused\n' };
const alert = {
  ...{ alert: 'MailsWait', expr: 'max(mails_waiting) > 0', for: '15m', labels: { severity: 'page' } },
  annotations: { summary: 's', cause: 'c', remedy: 'r', runbook: 'docs/operations.md#a-mail-server-that-refused' },
};
const problemsWith = (part: object): string[] => ruleProblems({ groups: [{ rules: [{ ...alert, ...part }] }] }, known);

it('registeredMetrics finds the metrics of gauges, counters and histograms in sources', () => {
  const source =
    "metrics.gauge('a', 'x'); const help = { d_waiting: 'x' }; metrics.gauges(help, read); new Counter({ name: 'b' }); new Histogram({\n  name: 'c',\n});";

  expect([...registeredMetrics([source])]).toEqual(
    expect.arrayContaining(['a', 'd_waiting', 'b', 'c_bucket', 'c_sum', 'c_count']),
  );
});

it.each([
  ['max by (service) (events_oldest_seconds) > 60', ['events_oldest_seconds']],
  ['rate(calls_count{status=~"5..",route!~"/health/.*"}[5m]) / on (service) up', ['calls_count', 'up']],
  ['histogram_quantile(0.95, sum by (le) (rate(calls_bucket[10m]))) > 1e9', ['calls_bucket']],
  ['min_over_time(max(mails_waiting)[15m:1m]) > 0 and absent(up)', ['mails_waiting', 'up']],
])('metricsIn finds the metrics of %s', (expression, names) => {
  expect(metricsIn(expression)).toEqual(names);
});

it('the check of alerts accepts an alert with cause, remedy and a heading', () => {
  expect(problemsWith({})).toEqual([]);
});

it.each([
  ['a metric that no process has', { expr: 'mails_wating > 0' }, 'no process has the metric mails_wating'],
  ['no remedy', { annotations: { ...alert.annotations, remedy: '' } }, 'it has no remedy'],
  [
    'a heading that is not there',
    { annotations: { ...alert.annotations, runbook: 'docs/operations.md#x' } },
    'no heading',
  ],
  ['another severity', { labels: { severity: 'bad' } }, 'severity'],
  ['a misspelt field', { four: '5m' }, 'no field four'],
])('the check of alerts refuses an alert with %s', (_what, part, words) => {
  expect(problemsWith(part).join()).toContain(words);
});

it('the check of dashboards refuses a panel that reads a metric which no process exports', () => {
  const panel = { id: 1, title: 'Mails', datasource: { uid: 'prometheus' }, targets: [{ expr: 'mails' }] };

  expect(dashboardProblems({ panels: [panel] }, known)).toEqual(['the panel Mails: no process has the metric mails']);
});
