import { expect, it } from '@jest/globals';
import { guestToast, sentToast } from './guest-toast.ts';

const change = { title: 'Refund Recorded', mailed: 'Customer has been notified of the refund', done: 'Recorded.' };
const chat = () => 'https://wa.me/919876543210';

it('the toast for a guest with email says that they were mailed', () => {
  expect(guestToast({ email: 'asha@example.com', contactNumber: '' }, change, chat)).toEqual({
    title: 'Refund Recorded',
    description: 'Customer has been notified of the refund',
  });
});

it('the toast for a guest without email claims no mail and offers WhatsApp', () => {
  expect(guestToast({ email: null, contactNumber: '9876543210' }, change, chat)).toEqual({
    title: 'Refund Recorded',
    description: 'Recorded. The customer gave no email address: tell them on WhatsApp.',
    action: { label: 'Open WhatsApp', href: 'https://wa.me/919876543210' },
  });
});

it('the toast for a guest without email and number offers no WhatsApp', () => {
  expect(guestToast({ email: null, contactNumber: '' }, change, chat)).toEqual({
    title: 'Refund Recorded',
    description: 'Recorded. The customer gave no email address and no phone number.',
  });
});

it('the toast that nothing was sent to a guest without email is not one of success', () => {
  expect(sentToast({ email: null }, { title: 'No Reminder Sent' })).toEqual({
    title: 'No Reminder Sent',
    tone: 'neutral',
  });
  expect(sentToast({ email: 'asha@example.com' }, { title: 'Reminder Sent' })).toEqual({ title: 'Reminder Sent' });
});
