import { describe, expect, it } from '@jest/globals';
import { liveQueryState } from './live-query.ts';

const INPUT = { guests: 4 };
const SETTLED = {
  requested: INPUT,
  debounced: INPUT,
  currentData: { total: 5100 },
  isFetching: false,
  error: undefined,
};
const REFUSED = { status: 400, problem: { code: 'invalid-input', message: 'No' } };

describe('the state of a query that follows a form', () => {
  it('is current when the data belongs to the input', () => {
    expect(liveQueryState(SETTLED)).toEqual({ isCurrent: true, refusal: undefined, hasFailed: false });
  });

  it('stays current while the same data is fetched anew', () => {
    expect(liveQueryState({ ...SETTLED, isFetching: true }).isCurrent).toBe(true);
  });

  it.each([
    ['the first data is fetched', { currentData: undefined, isFetching: true }],
    ['the input has changed since', { requested: { guests: 5 } }],
    ['the input is incomplete', { requested: undefined, debounced: null }],
    ['the data is fetched anew after a failure', { error: REFUSED, isFetching: true }],
  ])('is not current, refused or failed while %s', (_when, part) => {
    const state = liveQueryState<typeof INPUT>({ ...SETTLED, ...part });

    expect(state).toEqual({ isCurrent: false, refusal: undefined, hasFailed: false });
  });
});
