import { MINUTE_MS } from '@farmhouse/contracts/timing/durations';
import { guestToken } from '@farmhouse/platform/auth/guest-token';
import { describe, expect, it } from '@jest/globals';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BookingEntity } from '../booking/booking.entity.ts';
import type { BookingsConfig } from '../config.ts';
import { GuestTokens } from './guest-tokens.ts';

const CODE = 'FH-7K3M9QXZ';
const config = { PUBLIC_URL: 'https://farm.example', GUEST_TOKEN_SECRET: 's'.repeat(32) } as BookingsConfig;
const tokens = new GuestTokens(config);
const requestWith = (cookies: Record<string, string>) => ({ cookies }) as FastifyRequest;

function answerTo(cookies: Record<string, string>) {
  const set: [name: string, options: object][] = [];
  const cleared: [name: string, options: object][] = [];
  const reply = {
    request: requestWith(cookies),
    setCookie: (name: string, _value: string, options: object) => set.push([name, options]),
    clearCookie: (name: string, options: object) => cleared.push([name, options]),
  };
  tokens.setCookie(reply as unknown as FastifyReply, { confirmationCode: CODE, guestTokenVersion: 0 });
  return { set, cleared };
}

describe("a guest's cookie over https", () => {
  it('has the prefix __Host- with the attributes that browsers require for it', () => {
    expect(answerTo({}).set).toEqual([
      [`__Host-guest_${CODE}`, expect.objectContaining({ secure: true, path: '/', httpOnly: true })],
    ]);
  });

  it('takes precedence over one without the prefix, which still opens the booking', () => {
    const plain = { [`guest_${CODE}`]: 'plain' };

    expect(tokens.tokenIn(requestWith({ ...plain, [`__Host-guest_${CODE}`]: 'prefixed' }), CODE)).toBe('prefixed');
    expect(tokens.tokenIn(requestWith(plain), CODE)).toBe('plain');
  });

  it('replaces the oldest of too many, which are cleared with the attributes they were set with', () => {
    const names = Array.from({ length: 101 }, (_, index) => `__Host-guest_FH-${String(index).padStart(8, '0')}`);

    const { cleared } = answerTo(Object.fromEntries(names.map((name) => [name, 'x'])));

    expect(cleared).toEqual(names.slice(0, 2).map((name) => [name, { path: '/', secure: true }]));
  });
});

describe('a guest token of the previous secret', () => {
  const previous = 'p'.repeat(32);
  const booking = { confirmationCode: CODE, guestTokenHash: 'stored' } as BookingEntity;
  const inMinutes = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS).toISOString();

  it.each([
    ['opens its booking until its time ends', CODE, inMinutes(1), true],
    ['opens nothing after its time', CODE, inMinutes(-1), false],
    ['opens nothing if no time is given for it', CODE, undefined, false],
    ['opens no other booking', 'FH-AAAAAAAA', inMinutes(1), false],
  ])('%s', (_what, code, until, opens) => {
    const rotated = { ...config, GUEST_TOKEN_SECRET_PREVIOUS: previous, GUEST_TOKEN_SECRET_PREVIOUS_UNTIL: until };

    expect(new GuestTokens(rotated).matches(guestToken(previous, code), booking)).toBe(opens);
  });
});
