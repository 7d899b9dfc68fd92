import { describe, expect, it } from '@jest/globals';
import { typedText } from './typed-text.ts';

describe('typedText', () => {
  it.each([
    ['Hello https://evil.example/claim?x=1, thanks', 'Hello evil[.]example/… thanks'],
    ['HTTPS://EVIL.EXAMPLE/', 'EVIL[.]EXAMPLE'],
    ['http://bank.example@evil.example/a', 'evil[.]example/…'],
    ['www.evil.example', 'www[.]evil[.]example'],
    ['see evil.com now', 'see evil[.]com now'],
    ['(evil.co.in)', '(evil[.]co[.]in)'],
    ['evil.com/path', 'evil[.]com/…'],
    ['evil.unheardof/path', 'evil[.]unheardof/…'],
    ['evil。com', 'evil[.]com'],
    ['пример.рф', 'пример[.]рф'],
    ['ftp://evil.example', 'evil[.]example'],
    [`https://${'a'.repeat(90)}.example/x`, `${'a'.repeat(40)}…/…`],
    ['one.com two.com', 'one[.]com two[.]com'],
    ['\u202eevil.com\u202c', 'evil[.]com'],
    ['జీతో.com', 'జీతో[.]com'],
    ['prize-जीतो.in', 'prize-जीतो[.]in'],
    ['हिन्दी.भारत', 'हिन्दी[.]भारत'],
    ['a\u0301.com', 'a\u0301[.]com'],
    ['refund.services', 'refund[.]services'],
    ['see pay.download.', 'see pay[.]download.'],
    ['KYC.Digital:8080/now', 'KYC[.]Digital:8080/…'],
  ])('shortens %j and leaves no link', (typed, shown) => {
    expect(typedText(typed)).toBe(shown);
  });

  it.each([
    'K.Srinivas',
    'Ravi.Kumar and Asha.Rao2',
    'We arrive at 6.We leave at 8',
    'S. K. Rao',
    'Dr.Ravi Kumar',
    'We come at 10.30, or 11.am.',
    'asha.rao@example.com',
    'Two children (4 and 6); a cot, e.g. a small one.',
    'Room 1/2 and/or the veranda',
    '₹1.5 lakh',
  ])('leaves %j as it is', (text) => {
    expect(typedText(text)).toBe(text);
  });

  it('takes less than half a second of CPU time for a long text', () => {
    const before = process.cpuUsage();

    typedText('a.'.repeat(8_000));
    typedText('-'.repeat(16_000));

    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(500);
  });
});
