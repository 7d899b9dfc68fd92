import { describe, expect, it } from '@jest/globals';
import { lastOrder } from './gallery-order.ts';

describe('lastOrder', () => {
  it.each([
    [[], 0],
    [[0], 1],
    [[4, 0, 2], 5],
    [[100_000], 100_000],
  ])('for the orders %j is %i', (orders, last) => {
    expect(lastOrder(orders.map((order) => ({ order })))).toBe(last);
  });
});
