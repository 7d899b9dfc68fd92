import type { BookingSnapshot } from '@farmhouse/contracts/events/payloads';
import { describe, expect, it } from '@jest/globals';
import { examplePayload } from '../../template-editing/example-payloads.ts';
import { exampleNow, exampleSettings, exampleSite } from '../../testing/example-mails.ts';
import { composeMail } from '../compose.ts';
import type { Mail } from '../mail.ts';
import type { ContactReplyPayload } from '../mail-payloads.ts';
import { MailRegistry } from '../mail-registry.ts';
import { MAILS } from '../mails.ts';
import { fieldProblem } from './filled-text.ts';
import { withOwnersText } from './with-owners-text.tsx';

const REGISTRY = new MailRegistry(MAILS);
const TO_GUESTS = REGISTRY.kindsWhere(({ to }) => to.audience === 'guest');
const SETTINGS = exampleSettings({ gate_code: '4711', review_link: 'https://reviews.example/grove' });

const templateOf = ({ template }: Mail<object>) => {
  if (!template) throw new Error('no template');
  return template;
};
const payloadOf = (mail: Mail<object>, changes: object = {}) =>
  examplePayload(mail.about.type, { ...templateOf(mail).example, ...changes }, exampleNow);
const compose = (mail: Mail<object>, payload = payloadOf(mail), settings = SETTINGS) =>
  composeMail(mail, payload, settings, exampleSite, exampleNow);
const written = (kind: string, body: string, subject = 'Hello') =>
  withOwnersText(REGISTRY.get(kind), { subject, body });
/** The longest run of words without a field or a line break. */
const longestPhrase = (body: string) =>
  body
    .split(/\{\{\w+\}\}|\n/)
    .sort((a, b) => b.length - a.length)[0]
    ?.trim() ?? '';
/** The words of a text in alphabetical order: the owner's text comes first as a whole. */
const words = (text: unknown) => String(text).split(/\s+/).sort().join(' ');

describe.each(TO_GUESTS)('the template of %s', (kind) => {
  const mail = REGISTRY.get(kind);

  it('has an original text with the same content as the mail itself', async () => {
    const { subject, body } = templateOf(mail);
    // an unchanged part would be written by the mail itself
    const changed = { subject: `${subject} `, body: `${body} ` };

    const [itself, rewritten] = [await compose(mail), await compose(withOwnersText(mail, changed))];

    expect(rewritten.subject).toBe(itself.subject);
    expect(words(rewritten.text)).toBe(words(itself.text));
    expect(rewritten.attachments).toEqual(itself.attachments);
  });

  it('names only its own fields', () => {
    const { subject, body, fields } = templateOf(mail);

    expect(fieldProblem(`${subject} ${body}`, Object.keys(fields))).toBeUndefined();
  });

  it('fills in hostile values as text, once, on one line, in every field', async () => {
    const { fields } = templateOf(mail);
    const hostile =
      '<script>alert(1)</script>{{house_name}}\r\nBcc: all@example.com\u202e\u0000 https://evil.example/x';
    const payload = JSON.parse(
      JSON.stringify(payloadOf(mail)).replaceAll(/Asha Rao|Ravi Kumar|The pool/g, JSON.stringify(hostile).slice(1, -1)),
    ) as object;
    const all = Object.keys(fields)
      .map((field) => `{{${field}}}`)
      .join(' | ');

    const { subject, html, text } = await compose(withOwnersText(mail, { subject: all, body: all }), payload);

    expect(subject).not.toMatch(/[\r\n\u202e\u0000]/);
    expect(html).not.toMatch(/<script|\u202e|\u0000|href="https?:\/\/evil/);
    expect(`${String(subject)}${String(text)}`).not.toContain('evil.example');
  });

  it('is replaced by a text of the owner, while data and attachments stay', async () => {
    const [own, itself] = [await compose(written(kind, 'Namaste!\n\nCome soon.')), await compose(mail)];

    expect(own.subject).toBe('Hello');
    expect(own.text).toMatch(/Namaste!\n\nCome soon\./);
    expect(String(own.text).replace(/\s+/g, ' ')).not.toContain(longestPhrase(templateOf(mail).body));
    expect(own.attachments).toEqual(itself.attachments);
  });
});

describe('a text of the owner', () => {
  it('is text: markup and code in it are shown as they are typed', async () => {
    const { html } = await compose(written('booking-confirmed', '<b>Hi</b> <script>x</script> & {{guest_name}}'));

    expect(html).toContain('&lt;b&gt;Hi&lt;/b&gt; &lt;script&gt;x&lt;/script&gt; &amp;');
  });

  it('has links where the owner typed an address of the web, and no others', async () => {
    const body = 'See https://farm.example/menu?a=1&b=2, or (http://map.example). javascript:alert(1) ftp://x.example';

    const { html } = await compose(written('booking-confirmed', body));

    expect(html).toContain('<a href="https://farm.example/menu?a=1&amp;b=2">');
    expect(html).toContain('<a href="http://map.example">');
    expect(html).not.toMatch(/href="(?:javascript|ftp)/);
  });

  it('does not expand a field inside a value', async () => {
    const mail = written('booking-confirmed', 'Dear {{guest_name}}!');

    const { text } = await compose(mail, payloadOf(mail, { fullName: '{{gate_code}} {{house_name}}' }));

    expect(text).toContain('Dear {{gate_code}} {{house_name}}!');
  });

  it('leaves out a paragraph whose fields have no value', async () => {
    const mail = written('booking-confirmed', 'One\n\n{{services}}\n\nTwo');

    const { text } = await compose(mail, payloadOf(mail, { services: [] }));

    expect(text).toMatch(/One\n\nTwo/);
  });

  it.each<[string, Partial<BookingSnapshot>, string]>([
    ['a booking of which nothing is paid', {}, '₹11,000 of ₹11,000'],
    ['a booking with an advance', { due: 11_000, dueLater: 7700 }, '₹3,300 of ₹11,000'],
    ['a payment that waits to be verified', { due: 11_000, paymentStatus: 'pending_verification' }, '₹0 of ₹0'],
    [
      'an advance that waits to be verified',
      { due: 11_000, dueLater: 7700, paymentStatus: 'pending_verification', waiting: 3300 },
      '₹7,700 of ₹7,700',
    ],
    ['a cancelled booking', { due: 11_000, status: 'cancelled' }, '₹0 of ₹0'],
  ])('names what is still to be sent for %s', async (_case, booking, amounts) => {
    const mail = written('booking-confirmed', 'Please send {{to_pay_now}} of {{still_to_pay}}.');

    const { text } = await compose(mail, payloadOf(mail, booking));

    expect(text).toContain(`Please send ${amounts}.`);
  });

  it('leaves the subject of an answer as it is when only the body is changed', async () => {
    const mail = REGISTRY.get('contact-reply');
    const { subject } = templateOf(mail);
    const example = payloadOf(mail) as ContactReplyPayload;
    const withoutSubject = { ...example, message: { ...example.message, subject: null } };
    const own = withOwnersText(mail, { subject, body: 'Namaste!' });

    const [answer, other] = [await compose(own, withoutSubject), await compose(own, example)];

    expect([answer.subject, other.subject]).toEqual(['Your message to Mango Grove Farmhouse', 'Re: The pool']);
    expect(answer.text).toContain('Namaste!');
  });

  it('leaves the body to the mail, with its wording for a stay that has begun, when only the subject is changed', async () => {
    const mail = REGISTRY.get('booking-confirmed');
    const own = withOwnersText(mail, { subject: 'Hello', body: templateOf(mail).body });

    const { subject, text } = await compose(own, payloadOf(mail, { checkinDate: '2026-11-20' }));

    expect(subject).toBe('Hello');
    expect(text).toContain('here is everything for your stay');
  });

  it('is not used in a mail about a verified payment whose dates were taken', async () => {
    const mail = written('payment-verified', 'Your stay is confirmed, hooray!');

    const taken = await compose(mail, payloadOf(mail, { status: 'pending' }));
    const confirmed = await compose(mail);

    expect(taken.text).not.toContain('hooray');
    expect(taken.subject).toMatch(/^Payment verified/);
    expect(confirmed.text).toContain('hooray');
  });

  it('is not used in a mail about a payment that is verified during the stay', async () => {
    const mail = written('payment-verified', 'Your stay is confirmed, hooray!');

    const { text } = await compose(mail, payloadOf(mail, { checkinDate: '2026-11-20' }));

    expect(text).not.toContain('hooray');
    expect(text).toContain('Enjoy your stay');
  });

  it('is not used in a reminder that the owner sends during the stay', async () => {
    const mail = written('checkin-reminder', 'Your stay begins, hooray!');

    const { subject, text } = await compose(mail, payloadOf(mail, { checkinDate: '2026-11-20' }));

    expect(subject).toMatch(/^Your stay began/);
    expect(text).not.toContain('hooray');
    expect(text).toContain('here is everything for your stay');
  });

  it('is not used in a mail about a reference for dates that were taken', async () => {
    const mail = written('payment-received', 'There is nothing more to do, hooray!');

    const taken = await compose(mail, { ...payloadOf(mail), datesTaken: true });

    expect(taken.text).not.toContain('hooray');
    expect(taken.text).toContain('taken in the meantime');
  });

  it('can contain what only an arriving guest may know in no other mail', () => {
    const secrets = ['gate_code', 'wifi_name', 'wifi_password'];
    const kinds = TO_GUESTS.filter((kind) => secrets.some((name) => name in templateOf(REGISTRY.get(kind)).fields));

    expect(kinds).toEqual(['arrival-day']);
  });

  it('cannot contain a full name in a mail to an address that anyone may have entered', () => {
    const mails = TO_GUESTS.map((kind) => {
      const mail = REGISTRY.get(kind);
      return { kind, mail, data: { ...payloadOf(mail), by: 'guest', changedBy: 'guest' } };
    });
    const limited = mails.filter(({ mail, data }) => mail.isLimitedByMailbox?.(data));

    const whole = limited.filter(({ mail, data }) => {
      const { booking } = data as { booking?: { fullName: string } };
      const field = templateOf(mail).fields.guest_name;
      return booking && field?.value(data as never) === booking.fullName;
    });

    expect(limited.map(({ kind }) => kind)).toContain('booking-cancelled');
    expect(whole.map(({ kind }) => kind)).toEqual([]);
  });
});

describe('fieldProblem', () => {
  it.each([
    ['{{guest_name}} and {{ booking_code }}', undefined],
    ['{{gate}}', 'There is no field {{gate}} in this message'],
    ['{{constructor}}', 'There is no field {{constructor}} in this message'],
    ['{{}}', 'There is no field {{}} in this message'],
    ['{{guest_name', 'A field is written with two braces on each side, like {{booking_code}}'],
    ['guest_name}}', 'A field is written with two braces on each side, like {{booking_code}}'],
    ['{ one } brace', undefined],
  ])('of %j is %j', (text, problem) => {
    expect(fieldProblem(text, ['guest_name', 'booking_code'])).toBe(problem);
  });
});
