import { describe, expect, it } from '@jest/globals';
import { exampleNow, exampleSettings, exampleSite } from '../testing/example-mails.ts';
import { mailDataOf } from './compose.ts';
import { MailRegistry } from './mail-registry.ts';
import { MAILS } from './mails.ts';

const REGISTRY = new MailRegistry(MAILS);

describe('the last sentence of a mail', () => {
  it.each(Object.keys(MAILS))('begins as in every other mail when it says why it came: %s', (kind) => {
    const reason = REGISTRY.get(kind).to.reason(mailDataOf({}, exampleSettings(), exampleSite, exampleNow));

    expect(reason).toMatch(/^You are receiving this email because [^.]*Mango Grove Farmhouse[^.]*\./);
  });
});
