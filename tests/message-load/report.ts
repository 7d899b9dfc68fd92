import type { LoadPlan, LoadResult } from './message-load.ts';

/** Messages that notifications sends at a time: each may have been accepted, but not noted, when it is killed. */
const SENT_AT_A_TIME = 10;

export const sumOf = ({ ways }: LoadResult, count: (way: LoadResult['ways'][number]) => number): number =>
  ways.reduce((sum, way) => sum + count(way), 0);

/** The most messages that may arrive twice: those that were being sent when notifications was killed. */
export const mostDoubled = ({ disturbances }: LoadPlan): number => disturbances.kills * SENT_AT_A_TIME;

/** The result as a table in Markdown, with what was done to the product below it. */
export function tableOf(plan: LoadPlan, result: LoadResult): string {
  const rows = result.ways.map((way) => [
    ...[way.way, way.messages, way.delivered, way.missing.length, way.doubled.length, way.outOfOrder.length],
    result.outages[way.way],
  ]);
  const all = [
    ...['all', sumOf(result, (way) => way.messages), sumOf(result, (way) => way.delivered)],
    ...[sumOf(result, (way) => way.missing.length), sumOf(result, (way) => way.doubled.length)],
    sumOf(result, (way) => way.outOfOrder.length),
    Object.values(result.outages).reduce((sum, count) => sum + count, 0),
  ];
  const { kills, flushes, redisKills } = plan.disturbances;
  return [
    '| Way | Messages | Delivered | Missing | Doubled | Out of order | Outages |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...[...rows, all].map((cells) => `| ${cells.join(' | ')} |`),
    '',
    `In ${Math.round(result.seconds)} s, with ${kills} × kill -9 of notifications, Redis emptied ${flushes} × and killed without its file ${redisKills} ×.`,
  ].join('\n');
}
