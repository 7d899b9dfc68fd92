import { expect, it } from '@jest/globals';
import { breakingChanges } from './compare.ts';
import type { ApiDocument, ApiOperation, ApiSchema } from '../../services/contracts/src/api-docs/api-document.ts';

const answering = (schema: ApiSchema, change: Partial<ApiOperation> = {}): ApiOperation => ({
  operationId: 'stays.list',
  tags: [],
  summary: 'Stays',
  security: [],
  responses: { 200: { description: 'Done', content: { 'application/json': { schema } } } },
  ...change,
});

const taking = (schema: ApiSchema): ApiOperation =>
  answering({}, { requestBody: { required: true, description: '', content: { 'application/json': { schema } } } });

const asking = (name: string, required: boolean): ApiOperation =>
  answering({}, { parameters: [{ name, in: 'query', required, schema: { type: 'string' } }] });

const describing = (operation: ApiOperation | undefined, schemas: Record<string, ApiSchema> = {}): ApiDocument => ({
  openapi: '3.1.1',
  info: { title: 'Stays', version: '1', description: '' },
  servers: [],
  tags: [],
  paths: operation ? { '/stays': { get: operation } } : {},
  components: { schemas, securitySchemes: {} },
});

const object = (properties: Record<string, ApiSchema>, required: string[] = []): ApiSchema => ({
  type: 'object',
  properties,
  required,
});
const text: ApiSchema = { type: 'string' };

it.each<[string, ApiOperation, ApiOperation | undefined, string]>([
  ['a removed call', answering(text), undefined, 'GET /stays is gone'],
  ['a removed status', answering(text), answering(text, { responses: {} }), 'GET /stays: returns no 200'],
  [
    'another media type',
    answering(text),
    answering(text, { responses: { 200: { description: '', content: { 'text/csv': { schema: text } } } } }),
    'GET /stays: 200 has no application/json',
  ],
  ['a new required parameter', answering({}), asking('from', true), 'GET /stays: query from is required'],
  [
    'a parameter that became required',
    asking('from', false),
    asking('from', true),
    'GET /stays: query from is required',
  ],
  ['a body where there was none', answering({}), taking(object({})), 'GET /stays: a body is required'],
  [
    'a new required field',
    taking(object({})),
    taking(object({ name: text }, ['name'])),
    'GET /stays: body.name is required',
  ],
  [
    'a field that became required, within a list',
    taking({ type: 'array', items: object({ name: text }) }),
    taking({ type: 'array', items: object({ name: text }, ['name']) }),
    'GET /stays: body[].name is required',
  ],
  [
    'a narrower type of what is sent',
    taking(object({ note: { type: ['string', 'null'] } })),
    taking(object({ note: text })),
    'GET /stays: body.note no longer takes null',
  ],
  [
    'fewer values of what is sent',
    taking(object({ kind: { type: 'string', enum: ['day', 'night'] } })),
    taking(object({ kind: { type: 'string', enum: ['day'] } })),
    'GET /stays: body.kind no longer takes "night"',
  ],
  [
    'a stricter limit',
    taking(object({ name: { type: 'string', maxLength: 100 } })),
    taking(object({ name: { type: 'string', maxLength: 50 } })),
    'GET /stays: body.name has a stricter limit: maxLength 50',
  ],
  [
    'a limit where there was none',
    taking(object({ guests: { type: 'integer' } })),
    taking(object({ guests: { type: 'integer', minimum: 1 } })),
    'GET /stays: body.guests has a stricter limit: minimum 1',
  ],
  [
    'a removed field of a response',
    answering(object({ name: text })),
    answering(object({})),
    'GET /stays: 200.name is gone',
  ],
  [
    'a field of a response that may be missing',
    answering(object({ name: text }, ['name'])),
    answering(object({ name: text })),
    'GET /stays: 200.name may be missing',
  ],
  [
    'a response that may be null',
    answering(object({ name: text })),
    answering(object({ name: { type: ['string', 'null'] } })),
    'GET /stays: 200.name may be null',
  ],
  [
    'a further value of a response',
    answering(object({ status: { type: 'string', enum: ['open'] } })),
    answering(object({ status: { type: 'string', enum: ['open', 'closed'] } })),
    'GET /stays: 200.status may be "closed"',
  ],
])('breakingChanges reports %s', (_what, before, after, change) => {
  expect(breakingChanges(describing(before), describing(after))).toEqual([change]);
});

it.each<[string, ApiOperation, ApiOperation]>([
  ['a new optional parameter', answering({}), asking('from', false)],
  ['a new optional field of a body', taking(object({})), taking(object({ note: text }))],
  ['a looser limit', taking({ ...text, maxLength: 50 }), taking({ ...text, maxLength: 100 })],
  [
    'a further value of what is sent',
    taking({ type: 'string', enum: ['day'] }),
    taking({ type: 'string', enum: ['day', 'night'] }),
  ],
  ['a new field of a response', answering(object({})), answering(object({ name: text }, ['name']))],
  [
    'fewer values of a response',
    answering({ type: 'string', enum: ['a', 'b'] }),
    answering({ type: 'string', enum: ['a'] }),
  ],
  ['another summary', answering(text), answering(text, { summary: 'All stays' })],
])('breakingChanges accepts %s', (_what, before, after) => {
  expect(breakingChanges(describing(before), describing(after))).toEqual([]);
});

it('the comparison of two documentations finds a change within a component that a schema refers to', () => {
  const reference = answering({ $ref: '#/components/schemas/Stay' });
  const stay = { Stay: object({ name: text }) };

  const changes = breakingChanges(describing(reference, stay), describing(reference, { Stay: object({}) }));

  expect(changes).toEqual(['GET /stays: 200.name is gone']);
});

it('the comparison of two documentations ends for a type that contains itself', () => {
  const tree = { Tree: object({ branches: { type: 'array', items: { $ref: '#/components/schemas/Tree' } } }) };
  const document = describing(answering({ $ref: '#/components/schemas/Tree' }), tree);

  expect(breakingChanges(document, document)).toEqual([]);
});

it('the comparison of two documentations treats paths that differ only in the names of their parameters as the same path', () => {
  const renamed = (path: string): ApiDocument => ({
    ...describing(undefined),
    paths: { [path]: { get: answering(text) } },
  });

  expect(breakingChanges(renamed('/stays/{id}'), renamed('/stays/{code}'))).toEqual([]);
});
