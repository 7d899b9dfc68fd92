import type { Weight } from './javascript.ts';
import type { Comparison } from './load.ts';
import { BUDGET, missedOf } from './page-budget.ts';
import type { PageRow } from './pages.ts';

export interface Row extends Comparison {
  what: string;
  against: string;
  /** Target: at least this ratio. */
  least: number;
}

const verdict = (fine: boolean): string => (fine ? 'ok' : 'MISSED');

function printed(cells: string[][]): string {
  const widths = (cells[0] ?? []).map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  const line = (row: string[]): string => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ');
  const [head = [], ...rows] = cells.map(line);
  return [head, '-'.repeat(head.length), ...rows].join('\n');
}

const isReached = ({ ratio, least }: Row): boolean => ratio >= least;
const isLight = ({ kibibytes, most }: Weight): boolean => most === undefined || kibibytes <= most;

export function ratioTable(rows: Row[]): string {
  const cells = rows.map((row) => [
    row.what,
    Math.round(row.ours).toString(),
    row.against,
    Math.round(row.theirs).toString(),
    row.ratio.toFixed(2),
    `>= ${row.least}`,
    verdict(isReached(row)),
  ]);
  return printed([['measured', 'a second', 'against', 'a second', 'ratio', 'target', ''], ...cells]);
}

export function weightTable(weights: Weight[]): string {
  const cells = weights.map((weight) => [
    weight.what,
    `${weight.kibibytes.toFixed(1)} KiB`,
    weight.most ? `<= ${weight.most} KiB` : '',
    weight.most ? verdict(isLight(weight)) : '',
  ]);
  return printed([['brotli', 'weight', 'target', ''], ...cells]);
}

export function pageTable(pages: PageRow[]): string {
  const cells = pages.map((row) => {
    const scores = [row.performance, row.accessibility, row.bestPractices, row.seo];
    const missed = missedOf(row);
    return [
      row.page,
      ...scores.map(String),
      `${Math.round(row.lcp)} ms`,
      `${Math.round(row.tbt)} ms`,
      row.cls.toFixed(3),
      `${row.transferred.toFixed(0)} KiB`,
      `${row.scripts.toFixed(1)} KiB`,
      missed.length > 0 ? `MISSED ${missed.join(', ')}` : verdict(true),
    ];
  });
  const head = ['page', 'speed', 'access', 'practices', 'seo', 'LCP', 'TBT', 'CLS', 'transferred', 'scripts', ''];
  return `${BUDGET}\n${printed([head, ...cells])}`;
}

export const allReached = (rows: Row[], weights: Weight[], pages: PageRow[]): boolean =>
  rows.every(isReached) && weights.every(isLight) && pages.every((page) => missedOf(page).length === 0);
