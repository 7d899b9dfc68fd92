import { expect, it } from '@jest/globals';
import { staleAfter } from './booking.api.ts';

const refused = (code: string) => ({ status: 400, message: '', problem: { code, message: 'No' } });

it('a booking request that is refused for a service invalidates the list of services', () => {
  expect(staleAfter(refused('service-unknown'))).toContain('Service');
});

it.each([undefined, refused('dates-taken')])(
  'a booking request does not invalidate the list of services after the error %j',
  (error) => {
    expect(staleAfter(error)).toEqual(['BookingList', 'Availability']);
  },
);
