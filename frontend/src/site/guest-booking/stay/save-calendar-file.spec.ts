import { expect, it, jest } from '@jest/globals';
import type { PublicBooking } from '@farmhouse/contracts/bookings/booking-view/guest-booking';

const saved: Blob[] = [];
jest.unstable_mockModule('../../../shared/ui/save-file.ts', () => ({ saveFile: (file: Blob) => saved.push(file) }));
const { saveCalendarFile } = await import('./save-calendar-file.ts');
Object.assign(globalThis, { window: { location: { origin: 'https://farm.example' } } });

it('a calendar file saved with only the code replaces the entry of the stay before its changes', async () => {
  const booking = {
    ...{ confirmationCode: 'FH-7K3M9QXZ', status: 'confirmed', guestCount: 4, stayChanges: 2 },
    ...{ checkinDate: '2126-12-05', checkinTime: '14:00', checkoutDate: '2126-12-06', checkoutTime: '11:00' },
  } as PublicBooking;

  saveCalendarFile(booking, new Map());

  expect(await saved[0]?.text()).toContain('SEQUENCE:2');
});
