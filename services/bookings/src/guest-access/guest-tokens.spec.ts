import { guestToken, NO_GUEST_TOKEN } from '@farmhouse/platform/auth/guest-token';
import { describe, expect, it } from '@jest/globals';
import type { BookingsConfig } from '../config.ts';
import { GuestTokens } from './guest-tokens.ts';

const CODE = 'FH-7K2M9QXA';
const SECRET = 'n'.repeat(32);
const PREVIOUS = 'p'.repeat(32);
const TOMORROW = new Date(Date.now() + 86_400_000).toISOString();
const YESTERDAY = new Date(Date.now() - 86_400_000).toISOString();

const tokens = (previousUntil?: string) =>
  new GuestTokens({
    GUEST_TOKEN_SECRET: SECRET,
    ...(previousUntil && { GUEST_TOKEN_SECRET_PREVIOUS: PREVIOUS, GUEST_TOKEN_SECRET_PREVIOUS_UNTIL: previousUntil }),
  } as BookingsConfig);

describe('GuestTokens.matches', () => {
  const booking = { confirmationCode: CODE, guestTokenHash: tokens().hashFor(CODE) };

  it.each([
    ['the token of the secret', SECRET, undefined, true],
    ['the token of the secret while a former one is accepted', SECRET, TOMORROW, true],
    ['the token of the former secret until its time is over', PREVIOUS, TOMORROW, true],
    ['the token of the former secret after its time', PREVIOUS, YESTERDAY, false],
    ['the token of the former secret when none is accepted', PREVIOUS, undefined, false],
  ])('given %s', (_token, secret, previousUntil, isAccepted) => {
    expect(tokens(previousUntil).matches(guestToken(secret, CODE), booking)).toBe(isAccepted);
  });

  it.each([
    ['no token', undefined],
    ['the token of another booking', guestToken(SECRET, 'FH-OTHERXXX')],
    ['an empty token', ''],
    ['a longer token', `${guestToken(SECRET, CODE)}0`],
  ])('refuses %s', (_token, token) => {
    expect(tokens(TOMORROW).matches(token, booking)).toBe(false);
  });

  it('refuses every token of a booking that is closed to its guest', () => {
    const erased = { ...booking, guestTokenHash: NO_GUEST_TOKEN };

    expect(tokens().matches(guestToken(SECRET, CODE), erased)).toBe(false);
  });

  it('accepts the tokens of a booking from before the secret was changed', () => {
    const older = { confirmationCode: CODE, guestTokenHash: 'a'.repeat(64) };

    expect(tokens().matches(guestToken(SECRET, CODE), older)).toBe(true);
  });
});
