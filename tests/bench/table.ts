import type { Comparison } from './load.ts';
import { BUDGET, missedOf } from './page-budget.ts';
import type { PageRow } from './pages.ts';

export interface Row extends Comparison {
  what: string;
  against: string;
  /** Target: at least this ratio. */
  min: number;
}

/** A single measured value with its target, if it has one. */
export interface Bound {
  what: string;
  value: number;
  /** Unit of the value, empty for a ratio. */
  unit: string;
  max?: number;
  min?: number;
}

const verdict = (fine: boolean): string => (fine ? 'ok' : 'MISSED');

function printed(cells: string[][]): string {
  const widths = (cells[0] ?? []).map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  const line = (row: string[]): string => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ');
  const [head = [], ...rows] = cells.map(line);
  return [head, '-'.repeat(head.length), ...rows].join('\n');
}

const isReached = ({ ratio, min }: Row): boolean => ratio >= min;
const isWithin = ({ value, max = Infinity, min = -Infinity }: Bound): boolean => value >= min && value <= max;

export function ratioTable(rows: Row[]): string {
  const cells = rows.map((row) => [
    row.what,
    Math.round(row.ours).toString(),
    row.against,
    Math.round(row.theirs).toString(),
    row.ratio.toFixed(2),
    `>= ${row.min}`,
    verdict(isReached(row)),
  ]);
  return printed([['measured', 'a second', 'against', 'a second', 'ratio', 'target', ''], ...cells]);
}

const withUnit = (value: number | string, unit: string): string => `${value} ${unit}`.trim();

function targetOf({ max, min, unit }: Bound): string {
  if (max !== undefined) return withUnit(`<= ${max}`, unit);
  return min === undefined ? '' : withUnit(`>= ${min}`, unit);
}

export function boundTable(title: string, bounds: Bound[]): string {
  const cells = bounds.map((bound) => {
    const target = targetOf(bound);
    const digits = bound.unit === '' ? 2 : 1;
    return [bound.what, withUnit(bound.value.toFixed(digits), bound.unit), target, target && verdict(isWithin(bound))];
  });
  return printed([[title, 'measured', 'target', ''], ...cells]);
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

export const allReached = (rows: Row[], bounds: Bound[], pages: PageRow[]): boolean =>
  rows.every(isReached) && bounds.every(isWithin) && pages.every((page) => missedOf(page).length === 0);
