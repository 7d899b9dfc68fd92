import { STEPS, CHANNELS, type Step, type Channel } from './channels.ts';

/** A message that a fake server has accepted. */
export interface Arrival {
  channel: Channel;
  /** The booking's code. */
  code: string;
  step: Step;
}

/** The outcome of a channel's messages. */
export interface ChannelResult {
  channel: Channel;
  messages: number;
  /** Messages that arrived, each counted once. */
  delivered: number;
  missing: string[];
  /** Repeated arrivals of a message. */
  doubled: string[];
  /** Messages that arrived after a later one of the same booking by the same channel. */
  outOfOrder: string[];
}

/** Compares the arrivals, oldest first, with the bookings of which every step was acknowledged. */
export function compare(codes: readonly string[], arrivals: readonly Arrival[]): ChannelResult[] {
  return CHANNELS.map((channel) => {
    const result: ChannelResult = { channel, messages: codes.length * STEPS.length, ...NOTHING() };
    const byCode = new Map<string, Arrival[]>(codes.map((code) => [code, []]));
    for (const arrival of arrivals) if (arrival.channel === channel) byCode.get(arrival.code)?.push(arrival);
    for (const [code, came] of byCode) add(result, code, came);
    return result;
  });
}

const NOTHING = (): Pick<ChannelResult, 'delivered' | 'missing' | 'doubled' | 'outOfOrder'> => ({
  delivered: 0,
  missing: [],
  doubled: [],
  outOfOrder: [],
});

function add(result: ChannelResult, code: string, arrivals: readonly Arrival[]): void {
  const came: Step[] = [];
  for (const { step } of arrivals) {
    const name = `${step} of ${code}`;
    if (came.includes(step)) {
      result.doubled.push(name);
      continue;
    }
    if (came.some((earlier) => STEPS.indexOf(earlier) > STEPS.indexOf(step))) result.outOfOrder.push(name);
    came.push(step);
  }
  result.delivered += came.length;
  result.missing.push(...STEPS.filter((step) => !came.includes(step)).map((step) => `${step} of ${code}`));
}
