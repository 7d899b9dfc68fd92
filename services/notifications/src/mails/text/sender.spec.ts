import { expect, it } from '@jest/globals';
import { exampleSettings } from '../../testing/example-mails.ts';
import { senderOf } from './sender.ts';

const NOTHING_STORED: ReturnType<typeof exampleSettings> = new Map();
const NAMED = 'The House <stay@farm.example>';

it.each([
  ['the stored name of the site', exampleSettings(), NAMED, 'Mango Grove Farmhouse'],
  ['the configured name while none is stored', NOTHING_STORED, NAMED, 'The House'],
  ['the default name when nothing names the house', NOTHING_STORED, 'stay@farm.example', 'The Farmhouse'],
  ['one line', exampleSettings({ site_name: 'Mango\r\nBcc: all@farm.example' }), NAMED, 'Mango Bcc: all@farm.example'],
])('the sender of a mail has %s, and the configured address', (_case, settings, configured, name) => {
  expect(senderOf(settings, configured)).toEqual({ name, address: 'stay@farm.example' });
});
