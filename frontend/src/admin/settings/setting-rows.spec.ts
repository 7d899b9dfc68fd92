import { describe, expect, it } from '@jest/globals';
import type { SettingView } from '@farmhouse/contracts/content/setting';
import { SETTING_KEYS } from '@farmhouse/contracts/content/setting-definitions';
import { groupsOf, matchingRows, settingRows } from './setting-rows.ts';

const stored = (key: string, value: string, description: string | null = null): SettingView => ({
  id: key.length,
  key,
  value,
  description,
  type: 'text',
  updatedAt: '2026-11-01T00:00:00.000Z',
});

describe('settingRows', () => {
  it('has every predefined setting once, stored or not, and then the owner’s own', () => {
    const rows = settingRows([stored('b_note', '1'), stored('upi_id', 'a@bank'), stored('a_note', '2')]);

    expect(rows.map(({ key }) => key)).toEqual([...SETTING_KEYS, 'b_note', 'a_note']);
    expect(rows.find(({ key }) => key === 'upi_id')).toMatchObject({
      label: 'UPI id',
      value: 'a@bank',
      isInQuickSetup: true,
    });
    expect(rows.at(-1)).toMatchObject({ label: 'a_note', description: '', value: '2', topic: 'advanced' });
  });

  it('contains the default that applies while nothing is stored', () => {
    const row = (key: string) => settingRows([]).find((one) => one.key === key);

    expect(row('capacity')).toMatchObject({ value: '', builtIn: '50+', isInQuickSetup: true });
    expect(row('maintenance_fee')).toMatchObject({ value: '', builtIn: '500', isInQuickSetup: false });
    expect(row('gst_rates')?.builtIn).toMatch(/^A night up to ₹7,500 has 5% GST/);
    expect(row('gstin')).toMatchObject({ value: '', builtIn: '' });
  });

  it('names the state of the GST number beside the built-in rates, and its form starts with it', () => {
    const rates = settingRows([stored('gstin', '27ABCDE1234F1Z5')]).find(({ key }) => key === 'gst_rates');

    expect(rates?.builtIn).toContain('Place of supply: 27-Maharashtra.');
    expect(JSON.parse(rates?.builtInValue ?? '')).toMatchObject({ placeOfSupply: '27-Maharashtra' });
  });

  it('shows no description that only repeats the label', () => {
    const [row] = settingRows([stored('site_name', 'x', 'name of the house')]);

    expect(row?.description).toBe('');
  });
});

describe('matchingRows', () => {
  const rows = settingRows([stored('upi_id', 'house@bank'), stored('a_note', 'Call the plumber', 'For the pool')]);

  it.each([
    ['an empty search finds everything', '', rows.map(({ key }) => key)],
    ['a label, in any case', 'gst RATES', ['gst_rates']],
    ['a key', 'upi_id', ['upi_id']],
    ['a value', 'PLUMBER', ['a_note']],
    ['a description', 'for the pool', ['a_note']],
    ['words in any order and of several texts', 'pool call', ['a_note']],
    ['nothing', 'zebra', []],
  ])('%s', (_what, search, keys) => {
    expect(matchingRows(rows, search).map(({ key }) => key)).toEqual(keys);
  });
});

it('groupsOf leaves out topics without settings', () => {
  const groups = groupsOf(settingRows([]).filter(({ key }) => key === 'gstin' || key === 'upi_id'));

  expect(groups.map(({ topic, rows }) => [topic, rows.length])).toEqual([
    ['payments', 1],
    ['tax', 1],
  ]);
});
