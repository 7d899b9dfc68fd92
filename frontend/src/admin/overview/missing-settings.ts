import type { PublicSetting, SettingKey } from '@farmhouse/contracts/content/setting';

interface NeededSetting {
  key: SettingKey;
  title: string;
  /** What happens without it. */
  effect: string;
  /** Label of the link to it. */
  set: string;
}

const NEEDED: readonly NeededSetting[] = [
  {
    key: 'booking_email',
    title: 'No email address for you is set',
    effect:
      'You are not mailed about requests, payments, chats and messages: these mails wait under Messages Sent. ' +
      'A forgotten password cannot be reset.',
    set: 'Set the booking email',
  },
  {
    key: 'upi_id',
    title: 'Guests cannot pay by UPI: no UPI id is set',
    effect: 'The payment page asks them to call you for the payment details.',
    set: 'Set the UPI id',
  },
];

/** The settings without which the owner is not mailed or not paid, and that are empty. */
export function missingSettings(stored: readonly PublicSetting[]): NeededSetting[] {
  const filled = new Set(stored.filter(({ value }) => value.trim() !== '').map(({ key }) => key));
  return NEEDED.filter(({ key }) => !filled.has(key));
}
