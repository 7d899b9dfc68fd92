import type { WhatsappTemplateField, WhatsappKey, WhatsappMode } from '@farmhouse/contracts/messages/whatsapp';

export const MODE_LABELS: Record<WhatsappMode, string> = {
  off: 'Off',
  beside: 'Beside the email',
  instead: 'Instead of the email',
};

export const KEY_LABELS: Record<WhatsappKey, string> = {
  accessToken: 'Access token',
  appSecret: 'App secret',
  verifyToken: 'Webhook verify token',
};

export const FIELD_LABELS: Record<WhatsappTemplateField, string> = {
  'first-name': 'First name',
  'full-name': 'Full name',
  house: 'Name of the house',
  code: 'Booking code',
  arrival: 'Arrival',
  departure: 'Departure',
  guests: 'Number of guests',
  total: 'Total price',
  due: 'Amount to pay now',
  note: 'Your note',
  link: 'Link to the booking',
};
