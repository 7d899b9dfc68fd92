import { expect, it } from '@jest/globals';
import { REMINDERS } from './reminders.ts';

it('the reminders after a restore name what a rotation of secrets since the backup has made unreadable', () => {
  const [, rotated] = REMINDERS.split('If secrets were replaced (make rotate) after the backup was made');

  expect(rotated).toMatch(/WhatsApp keys that were entered.*cannot be read: enter them again/);
  expect(rotated).toMatch(/Links that were sent to guests since open nothing/);
});
