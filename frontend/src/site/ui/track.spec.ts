import { expect, it, jest } from '@jest/globals';
import { onTracked, track } from './track.ts';

it('track queues actions until there is a listener, and passes later ones on at once', () => {
  const listener = jest.fn();
  track('wizard-personal');
  track('wizard-details');

  onTracked(listener);
  track('booking-submitted');

  expect(listener.mock.calls).toEqual([['wizard-personal'], ['wizard-details'], ['booking-submitted']]);
});
