import { describe, expect, it } from '@jest/globals';
import { contactErrors, contactInputOf } from './contact-message.ts';

const whole = {
  name: 'Asha',
  email: 'asha@example.com',
  phone: '',
  subject: '',
  message: 'Do you take dogs?',
  website: '',
};

describe('contactErrors', () => {
  it('returns no errors for only name, email and message', () => {
    expect(contactErrors(whole)).toEqual({});
  });

  it('counts characters, not UTF-16 units', () => {
    expect(contactErrors({ ...whole, message: '🌴'.repeat(5000) })).toEqual({});
    expect(contactErrors({ ...whole, message: '🌴'.repeat(5001) })).toEqual({
      message: 'Message can have at most 5000 characters',
    });
  });

  it.each([
    ['name', '', 'Name is required'],
    ['name', '\u200b', 'Name is required'],
    ['email', 'asha@', 'Please enter a valid email address'],
    ['phone', '12345', 'Valid contact number is required'],
    ['message', '', 'Message is required'],
    ['subject', 'x'.repeat(201), 'Subject can have at most 200 characters'],
    ['message', 'x'.repeat(5001), 'Message can have at most 5000 characters'],
  ])('returns an error for an invalid %s (case %#)', (field, value, message) => {
    expect(contactErrors({ ...whole, [field]: value })).toEqual({ [field]: message });
  });
});

describe('contactInputOf', () => {
  it('trims every field and treats missing ones as empty', () => {
    const form = new FormData();
    form.set('name', '  Asha ');

    expect(contactInputOf(form)).toEqual({ ...whole, name: 'Asha', email: '', message: '' });
  });
});
