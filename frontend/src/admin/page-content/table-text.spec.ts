import { describe, expect, it } from '@jest/globals';
import { columnLabel, emptyRow, isComplete, moved, tableOf, tableText } from './table-text.ts';

const LANDMARKS = '[{"name":"Temple","km":3.4},{"name":"Lake","km":5.1,"note":"Storks"}]';

describe('tableOf', () => {
  it('reads the entries, the columns and which columns hold numbers', () => {
    expect(tableOf(LANDMARKS)).toEqual({
      columns: [
        { key: 'name', isNumber: false, isOptional: false },
        { key: 'km', isNumber: true, isOptional: false },
        { key: 'note', isNumber: false, isOptional: true },
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

  it.each(['', '[]'])('for %j has the columns of the table that the site reads under this identifier', (text) => {
    expect(tableOf(text, 'home.landmarks')).toEqual({
      columns: [
        { key: 'name', isNumber: false, isOptional: false },
        { key: 'km', isNumber: true, isOptional: false },
        { key: 'note', isNumber: false, isOptional: true },
      ],
      rows: [],
    });
  });

  it('keeps columns that the site does not read', () => {
    const keys = tableOf('[{"map":"x","name":"Temple","km":3}]', 'home.landmarks')?.columns.map(({ key }) => key);

    expect(keys).toEqual(['name', 'km', 'note', 'map']);
  });

  it('parses the output of tableText', () => {
    const rows = tableOf(LANDMARKS)?.rows ?? [];

    expect(tableOf(tableText(rows))?.rows).toEqual(rows);
  });
});

describe('isComplete', () => {
  const table = tableOf('[]', 'home.landmarks');
  const columns = table?.columns ?? [];

  it('is false for an entry that was just added', () => {
    const row = emptyRow(columns);

    expect(row).toEqual({ name: '', km: null, note: '' });
    expect(isComplete({ columns, rows: [row] })).toBe(false);
  });

  it.each([
    ['true for an entry without its optional text', { name: 'Temple', km: 0, note: '' }, true],
    ['true for an entry that lacks the field of its optional text', { name: 'Temple', km: 0 }, true],
    ['false for an entry that lacks a field', { name: 'Temple' }, false],
    ['false for a text of spaces', { name: ' ', km: 1 }, false],
  ])('is %s', (_what, row, expected) => {
    expect(isComplete({ columns, rows: [row as never] })).toBe(expected);
  });
});

it.each([
  [0, 2, ['b', 'c', 'a']],
  [2, 0, ['c', 'a', 'b']],
  [1, 2, ['a', 'c', 'b']],
])('moved puts entry %i at place %i', (from, to, expected) => {
  expect(moved(['a', 'b', 'c'], from, to)).toEqual(expected);
});

it.each([
  ['name', 'Name'],
  ['drivingTime', 'Driving time'],
  ['map_url', 'Map url'],
])('columnLabel reads %s as %s', (key, label) => {
  expect(columnLabel(key)).toBe(label);
});
