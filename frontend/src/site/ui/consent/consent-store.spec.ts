import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type * as Store from './consent-store.ts';
import { CONSENT_FIRST_PAINT_SCRIPT } from './consent-first-paint-script.ts';
import { COOKIE_CHOICES_KEY, POLICY_VERSION, PRIVACY_CONSENTS_KEY, WITHDRAWN_KEY } from './stored-consent.ts';
import { memoryStorage } from '../../../shared/storage/testing/memory-storage.ts';

const ALL = { essential: true, analytics: true, marketing: true, preferences: true } as const;
const ESSENTIAL_ONLY = { essential: true, analytics: false, marketing: false, preferences: false } as const;
const FIVE = { marketing: true, analytics: false, preferences: true, dataProcessing: true, thirdPartySharing: false };

const stored = new Map<string, string>();
const storage = memoryStorage(stored);
const tab = new EventTarget();
const recordOf = (key: string) => JSON.parse(stored.get(key) ?? 'null') as unknown;

let store: typeof Store;
beforeEach(async () => {
  stored.clear();
  Object.assign(globalThis, { localStorage: storage, window: tab });
  jest.resetModules();
  store = await import('./consent-store.ts');
});

describe('chooseCookies', () => {
  it.each([
    ['all four categories', ALL],
    ['only the essential one', ESSENTIAL_ONLY],
  ])('stores %s with the policy version and the date', (_what, choices) => {
    store.chooseCookies(choices);

    expect(recordOf(COOKIE_CHOICES_KEY)).toEqual({
      ...choices,
      version: POLICY_VERSION,
      date: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/),
    });
    expect(store.currentConsent().choices).toEqual(choices);
  });

  it('overrides the same consents of the manager and keeps its others', () => {
    store.giveConsents(FIVE);

    store.chooseCookies(ESSENTIAL_ONLY);

    expect(recordOf(PRIVACY_CONSENTS_KEY)).toMatchObject({
      ...{ marketing: false, analytics: false, preferences: false },
      ...{ dataProcessing: true, thirdPartySharing: false },
    });
  });

  it('is kept in memory when the browser denies storage', () => {
    Object.defineProperty(globalThis, 'localStorage', {
      configurable: true,
      get: () => {
        throw new Error('denied');
      },
    });

    store.chooseCookies(ALL);
    const { choices } = store.currentConsent();
    Object.defineProperty(globalThis, 'localStorage', { configurable: true, writable: true, value: storage });

    expect(choices).toEqual(ALL);
  });
});

describe('giveConsents', () => {
  it('stores the five consents with a date, and the cookie choices that follow from them', () => {
    store.giveConsents(FIVE);

    expect(recordOf(PRIVACY_CONSENTS_KEY)).toMatchObject({ ...FIVE, date: expect.any(String) });
    expect(recordOf(COOKIE_CHOICES_KEY)).toMatchObject({
      ...{ essential: true, analytics: false, marketing: true, preferences: true },
    });
  });
});

describe('currentConsent', () => {
  it.each([
    ['nothing is stored', undefined],
    ['the choice is for another policy version', JSON.stringify({ ...ALL, version: POLICY_VERSION - 1 })],
    ['the stored text is not JSON', '{'],
    ['the stored value is not an object', '7'],
  ])('has no choices when %s', (_what, value) => {
    if (value) stored.set(COOKIE_CHOICES_KEY, value);

    expect(store.currentConsent().choices).toBeUndefined();
  });

  it('reads a stored choice, in which only true counts as consent', () => {
    stored.set(COOKIE_CHOICES_KEY, JSON.stringify({ version: POLICY_VERSION, analytics: true, marketing: 'yes' }));

    expect(store.currentConsent().choices).toEqual({ ...ESSENTIAL_ONLY, analytics: true });
  });

  it('follows a choice in another tab', () => {
    const changed = jest.fn();
    const unsubscribe = store.subscribeToConsent(changed);
    expect(store.currentConsent().choices).toBeUndefined();

    stored.set(COOKIE_CHOICES_KEY, JSON.stringify({ ...ALL, version: POLICY_VERSION }));
    tab.dispatchEvent(new Event('storage'));
    unsubscribe();

    expect(changed).toHaveBeenCalledTimes(1);
    expect(store.currentConsent().choices).toEqual(ALL);
  });
});

describe('withdrawAll', () => {
  it('clears what was stored but for the withdrawal, and allows only the essential from then on', () => {
    store.giveConsents(FIVE);

    store.withdrawAll();

    expect([...stored.keys()]).toEqual([WITHDRAWN_KEY]);
    const consent = store.currentConsent();
    expect(consent).toEqual({ withdrawn: true });
    expect(store.isAllowed(consent, 'marketing')).toBe(false);
    expect(store.isAllowed(consent, 'essential')).toBe(true);
    expect(store.analyticsConsent(consent)).toBe('declined');
  });

  it('declines analytics after a reload and in other tabs, too, until the next choice', () => {
    store.chooseCookies(ALL);
    store.withdrawAll();

    store.readConsentAgain();
    const afterReload = store.analyticsConsent(store.currentConsent());
    store.chooseCookies(ALL);
    store.readConsentAgain();

    expect([afterReload, store.analyticsConsent(store.currentConsent())]).toEqual(['declined', 'given']);
    expect(stored.has(WITHDRAWN_KEY)).toBe(false);
  });
});

describe('analyticsConsent', () => {
  it.each([
    ['unknown', undefined],
    ['given', ALL],
    ['declined', ESSENTIAL_ONLY],
  ] as const)('is %s for the choices %j', (answer, choices) => {
    expect(store.analyticsConsent({ choices, withdrawn: false })).toBe(answer);
  });
});

describe('Content of others without a click', () => {
  it.each([
    [false, {}],
    [true, { choices: ALL }],
    [false, { choices: ESSENTIAL_ONLY }],
    [false, { choices: ALL, consents: FIVE }],
    [true, { choices: ALL, consents: { ...FIVE, thirdPartySharing: true } }],
  ])('loads or waits (%s) for the consent %j', (expected, consent) => {
    expect(store.mayLoadThirdPartyContent({ ...consent, withdrawn: false })).toBe(expected);
  });
});

describe('The script that decides before the first paint whether the cookie banner shows', () => {
  it.each([
    ['marks the document when nothing is stored', undefined, 'ask'],
    ['marks the document after a policy change', JSON.stringify({ ...ALL, version: POLICY_VERSION - 1 }), 'ask'],
    ['leaves the document of a visitor who has chosen', JSON.stringify({ ...ALL, version: POLICY_VERSION }), undefined],
  ])('%s', (_what, value, mark) => {
    if (value) stored.set(COOKIE_CHOICES_KEY, value);
    const dataset: Record<string, string> = {};

    // runs the text as the browser runs an inline script
    new Function('document', 'localStorage', CONSENT_FIRST_PAINT_SCRIPT)({ documentElement: { dataset } }, storage);

    expect(dataset.consent).toBe(mark);
  });
});
