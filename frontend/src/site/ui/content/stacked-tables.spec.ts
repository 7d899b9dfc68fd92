import { expect, it } from '@jest/globals';
import { withStackedTables } from './stacked-tables.ts';

const HEADINGS = '<tr><th scope="col">What</th><th>“How” &amp; <em>why</em></th><th>Say "yes"</th></tr>';

it('the cells of a table with three columns carry the names of their columns', () => {
  const html = `<p>Before</p><table><thead>${HEADINGS}</thead>
<tbody><tr><th scope="row">A key</th><td>Cookie</td><td colspan="1">Yes</td></tr></tbody></table>`;

  expect(withStackedTables(html)).toBe(
    `<p>Before</p><table class="stacked"><thead>${HEADINGS.replace('<tr', '<tr class="headings"')}</thead>
<tbody><tr><th data-column="What" scope="row">A key</th><td data-column="“How” &amp; why">Cookie</td>` +
      '<td data-column="Say &quot;yes&quot;" colspan="1">Yes</td></tr></tbody></table>',
  );
});

it('a table of two columns is left as it is', () => {
  const html = '<table><tr><th>You cancel</th><th>Refund</th></tr><tr><td>Today</td><td>None</td></tr></table>';

  expect(withStackedTables(html)).toBe(html);
});

it.each([
  ['without headings', '<table><tr><td>1</td><td>2</td><td>3</td></tr></table>'],
  ['with merged cells', `<table>${HEADINGS}<tr><td colspan="2">Both</td><td>Yes</td></tr></table>`],
])('a table of three columns %s is one to scroll', (_kind, html) => {
  expect(withStackedTables(html)).toBe(html.replace('<table', '<table class="scrolled"'));
});
