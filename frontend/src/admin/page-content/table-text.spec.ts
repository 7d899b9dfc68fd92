import { describe, expect, it } from '@jest/globals';
import { columnLabel, emptyRow, isComplete, moved, tableOf, tableText } from './table-text.ts';

const LANDMARKS = '[{"name":"Temple","km":3.4},{"name":"Lake","km":5.1,"note":"Storks"}]';

describe('tableOf', () => {
  it('reads the entries, the columns and which columns hold numbers', () => {
    expect(tableOf(LANDMARKS)).toEqual({
      columns: [
        { key: 'name', isNumber: false },
        { key: 'km', isNumber: true },
        { key: 'note', isNumber: false },
      ],
      rows: [
        { name: 'Temple', km: 3.4 },
        { name: 'Lake', km: 5.1, note: 'Storks' },
      ],
    });
  });

  it.each(['', '{', '[]', '{"name":"Temple"}', '["Temple"]', '[{"name":{"first":"Temple"}}]', '[{"open":true}]'])(
    'returns undefined for %j',
    (text) => {
      expect(tableOf(text)).toBeUndefined();
    },
  );

  it('reads back what tableText wrote', () => {
    const rows = tableOf(LANDMARKS)?.rows ?? [];

    expect(tableOf(tableText(rows))?.rows).toEqual(rows);
  });
});

it('emptyRow is incomplete until each of its fields is filled in', () => {
  const row = emptyRow([
    { key: 'name', isNumber: false },
    { key: 'km', isNumber: true },
  ]);

  expect(row).toEqual({ name: '', km: null });
  expect(isComplete([row])).toBe(false);
  expect(isComplete([{ name: 'Temple', km: 0 }])).toBe(true);
});

it.each([
  [0, 2, ['b', 'c', 'a']],
  [2, 0, ['c', 'a', 'b']],
  [1, 2, ['a', 'c', 'b']],
])('moved takes entry %i to place %i', (from, to, expected) => {
  expect(moved(['a', 'b', 'c'], from, to)).toEqual(expected);
});

it.each([
  ['name', 'Name'],
  ['drivingTime', 'Driving time'],
  ['map_url', 'Map url'],
])('columnLabel reads %s as %s', (key, label) => {
  expect(columnLabel(key)).toBe(label);
});
