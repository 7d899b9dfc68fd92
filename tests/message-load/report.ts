import type { LoadPlan, LoadResult } from './message-load.ts';

/** Concurrent sends of notifications: each may have been accepted, but not recorded, when it is killed. */
const SENT_AT_A_TIME = 10;

export const sumOf = ({ channels }: LoadResult, count: (channel: LoadResult['channels'][number]) => number): number =>
  channels.reduce((sum, channel) => sum + count(channel), 0);

/** The most messages that may arrive twice: those that were being sent when notifications was killed. */
export const maxDuplicates = ({ processFaults }: LoadPlan): number => processFaults.kills * SENT_AT_A_TIME;

/** The result as a table in Markdown, with the injected faults below it. */
export function tableOf(plan: LoadPlan, result: LoadResult): string {
  const rows = result.channels.map((channel) => [
    ...[
      channel.channel,
      channel.messages,
      channel.delivered,
      channel.missing.length,
      channel.doubled.length,
      channel.outOfOrder.length,
    ],
    result.outages[channel.channel],
  ]);
  const all = [
    ...['all', sumOf(result, (channel) => channel.messages), sumOf(result, (channel) => channel.delivered)],
    ...[sumOf(result, (channel) => channel.missing.length), sumOf(result, (channel) => channel.doubled.length)],
    sumOf(result, (channel) => channel.outOfOrder.length),
    Object.values(result.outages).reduce((sum, count) => sum + count, 0),
  ];
  const { kills, flushes, redisKills } = plan.processFaults;
  return [
    '| Channel | Messages | Delivered | Missing | Doubled | Out of order | Outages |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...[...rows, all].map((cells) => `| ${cells.join(' | ')} |`),
    '',
    `In ${Math.round(result.seconds)} s, with ${kills} × kill -9 of notifications, Redis emptied ${flushes} × and killed without its file ${redisKills} ×.`,
  ].join('\n');
}
