import { describe, expect, it } from '@jest/globals';
import { BadRequestException, ForbiddenException, InternalServerErrorException } from '@nestjs/common';
import { QueryFailedError, QueryRunnerAlreadyReleasedError } from 'typeorm';
import { InvalidInput, NotFound, TooManyRequests, Unauthorized, Unavailable } from './domain-error.ts';
import { renderProblem } from './problem.ts';

const failed = (code: string, message = 'SELECT * FROM secrets') =>
  new QueryFailedError('SELECT 1', [], Object.assign(new Error(message), { code }));
const fastify = (statusCode: number, message = 'FST_ERR at /srv/app') =>
  Object.assign(new Error(message), { statusCode });

describe('renderProblem', () => {
  it.each<[string, unknown, number, string | undefined]>([
    ['a wrong field', new InvalidInput([{ path: 'name', message: 'Name is required' }]), 400, 'invalid-input'],
    ['an unknown row', new NotFound('Coupon'), 404, 'not-found'],
    ['no token', new Unauthorized(), 401, 'unauthorized'],
    ['too many calls', new TooManyRequests(3), 429, 'too-many-requests'],
    ['an unavailable dependency', new Unavailable(), 503, 'unavailable'],
    ['malformed JSON', fastify(400), 400, 'invalid-input'],
    ['a bad request of the framework', new BadRequestException('Cannot GET /srv'), 400, 'invalid-input'],
    ['a large body', fastify(413), 413, 'payload-too-large'],
    ['an unsupported content type', fastify(415), 415, 'unsupported-media-type'],
    ['a refusal of the framework', new ForbiddenException('inside'), 403, 'forbidden'],
    ['another 4xx of the framework', fastify(418), 418, 'invalid-input'],
    ['Postgres going down', failed('57P01'), 503, 'unavailable'],
    ['Postgres out of connections', failed('53300'), 503, 'unavailable'],
    ['Postgres out of reach', failed('ECONNREFUSED'), 503, 'unavailable'],
    ['a broken connection', failed('', 'Connection terminated unexpectedly'), 503, 'unavailable'],
    ['a statement that Postgres has ended as too slow', failed('57014'), 503, 'unavailable'],
    ['a transaction that Postgres has ended as idle', failed('25P03'), 503, 'unavailable'],
    ['a transaction that Postgres has ended in a deadlock', failed('40P01'), 503, 'unavailable'],
    ['a transaction that collided with another one', failed('40001'), 503, 'unavailable'],
    ['a connection lost within a transaction', new QueryRunnerAlreadyReleasedError(), 503, 'unavailable'],
    ['a failing query', failed('23505'), 500, 'unexpected'],
    ['an error of the framework', new InternalServerErrorException('inside'), 500, 'unexpected'],
    ['a plain error', new Error('at /srv/app/secret.ts'), 500, 'unexpected'],
    ['a thrown string', 'boom', 500, 'unexpected'],
    ['undefined', undefined, 500, 'unexpected'],
  ])('renders %s (%s) as %i %s', (_name, error, status, code) => {
    const problem = renderProblem(error);

    expect(problem.status).toBe(status);
    expect(problem.body).toMatchObject({ message: expect.any(String), ...(code ? { code } : {}) });
    expect(problem.unexpected).toBe(status === 500);
    expect(JSON.stringify(problem.body)).not.toMatch(/SELECT|\/srv|FST_|inside|boom/);
  });

  it('lists every invalid field by its path, with the first message as the message', () => {
    const errors = [
      { path: 'name', message: 'Name is required' },
      { path: 'price', message: 'Price must be a whole number of rupees' },
    ];

    expect(renderProblem(new InvalidInput(errors)).body).toEqual({
      message: 'Name is required',
      code: 'invalid-input',
      errors,
    });
  });

  it('lists a 400 about the body as a whole with an empty path', () => {
    expect(renderProblem(fastify(400)).body).toMatchObject({ errors: [{ path: '', message: expect.any(String) }] });
  });

  it.each([
    [0.2, '1', '1 second'],
    [12.3, '13', '13 seconds'],
    [60, '60', '1 minute'],
    [899, '899', '15 minutes'],
  ])('asks to wait %d seconds: Retry-After %s, in the message %s', (seconds, header, wait) => {
    const { headers, body } = renderProblem(new TooManyRequests(seconds));

    expect(headers).toEqual({ 'Retry-After': header });
    expect(body.message).toBe(`Too many requests. Please try again in ${wait}.`);
  });
});
