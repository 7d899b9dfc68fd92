import { expect, it } from '@jest/globals';
import { exampleOf, schemaText } from './schema-text.ts';

it.each([
  [{ type: 'integer', minimum: 1, maximum: 20 }, 'integer, from 1, up to 20'],
  [{ type: ['string', 'null'], maxLength: 60 }, 'string or null, characters up to 60'],
  [{ type: 'array', items: { $ref: '#/components/schemas/BookingView' } }, 'list of BookingView'],
  [{ enum: ['day', 'night'] }, '"day", "night"'],
  [{ const: 'dates-taken' }, '"dates-taken"'],
  [{ anyOf: [{ $ref: '#/components/schemas/CancelQuote' }, { type: 'null' }] }, 'CancelQuote or null'],
  [{}, 'anything'],
])('schemaText says what a value may be: %j is %s', (schema, words) => {
  expect(schemaText(schema)).toBe(words);
});

it('exampleOf makes a value of every kind', () => {
  const components = { Guest: { type: 'object', properties: { email: { type: 'string', format: 'email' } } } };
  const schema = {
    type: 'object',
    properties: {
      id: { type: 'integer' },
      guest: { $ref: '#/components/schemas/Guest' },
      days: { type: 'array', items: { type: 'string', format: 'date' } },
      status: { enum: ['open', 'closed'] },
      note: { anyOf: [{ type: 'string' }, { type: 'null' }] },
    },
  };

  expect(exampleOf(schema, components)).toEqual({
    id: 1,
    guest: { email: 'guest@example.com' },
    days: ['2026-12-24'],
    status: 'open',
    note: 'text',
  });
});

it('exampleOf ends where a type contains itself', () => {
  const Tree = {
    type: 'object',
    properties: { branches: { type: 'array', items: { $ref: '#/components/schemas/Tree' } } },
  };

  expect(JSON.stringify(exampleOf(Tree, { Tree })).length).toBeLessThan(200);
});
