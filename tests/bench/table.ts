import type { Delivery } from './chat.ts';
import type { Weight } from './javascript.ts';
import type { Comparison } from './load.ts';

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

export function weightTable(weights: Weight[], kind = 'brotli'): string {
  const cells = weights.map((weight) => [
    weight.what,
    `${weight.kibibytes.toFixed(1)} KiB`,
    weight.most ? `<= ${weight.most} KiB` : '',
    weight.most ? verdict(isLight(weight)) : '',
  ]);
  return printed([[kind, 'weight', 'target', ''], ...cells]);
}

export type Memory = Required<Weight>;

export function memoryTable(memory: Memory[]): string {
  return weightTable(memory, 'memory');
}

export function deliveryTable(deliveries: Delivery[]): string {
  const cells = deliveries.map(({ chats, median, p99 }) => [
    `visitor to owner at ${chats} open chats`,
    `${median.toFixed(1)} ms`,
    `${p99.toFixed(1)} ms`,
  ]);
  return printed([['delivery', 'median', 'p99'], ...cells]);
}

export const allReached = (rows: Row[], weights: Weight[]): boolean => rows.every(isReached) && weights.every(isLight);
