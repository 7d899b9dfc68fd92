import { describe, expect, it } from '@jest/globals';
import type { PublicCustomScript } from '@farmhouse/contracts/content/custom-script';
import type { CookieChoices } from '../ui/consent/stored-consent.ts';
import { allowedScripts, isSwitchedOff, isWithoutScripts } from './script-rules.ts';

const script = (fields: Partial<PublicCustomScript> = {}): PublicCustomScript => ({
  id: 1,
  name: 'Counter',
  script: '<script>count()</script>',
  location: 'head',
  consentCategory: 'marketing',
  isActive: true,
  ...fields,
});

const NONE: CookieChoices = { essential: true, analytics: false, marketing: false, preferences: false };

describe('allowedScripts', () => {
  it.each([
    ['essential', undefined, true],
    ['marketing', undefined, false],
    ['analytics', undefined, false],
    ['marketing', { ...NONE, analytics: true }, false],
    ['marketing', { ...NONE, marketing: true }, true],
    ['preferences', { ...NONE, preferences: true }, true],
  ] as const)('contains a script of the category %s with the choices %j: %s', (consentCategory, choices, runs) => {
    const scripts = [script({ consentCategory })];

    expect(allowedScripts(scripts, { choices, withdrawn: false })).toEqual(runs ? scripts : []);
  });

  it('leaves out inactive scripts', () => {
    const inactive = script({ consentCategory: 'essential', isActive: false });

    expect(allowedScripts([inactive], { withdrawn: false })).toEqual([]);
  });
});

describe('isWithoutScripts', () => {
  it.each([
    ['/admin', true],
    ['/admin/dashboard/bookings', true],
    ['/payment', true],
    ['/payment-success', true],
    ['/receipt', true],
    ['/booking-confirmation', true],
    ['/booking', false],
    ['/', false],
    ['/payments-explained', false],
  ])('for %s is %s', (path, expected) => {
    expect(isWithoutScripts(path)).toBe(expected);
  });
});

describe('isSwitchedOff', () => {
  it.each([
    ['?noscripts=1', true],
    ['?category=food&noscripts=1', true],
    ['?noscripts=0', false],
    ['', false],
  ])('for %j is %s', (search, expected) => {
    expect(isSwitchedOff(search)).toBe(expected);
  });
});
