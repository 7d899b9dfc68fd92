import { expect, it } from '@jest/globals';
import { readConfig } from './config.ts';

const whole = {
  PORT: '4010',
  METRICS_PORT: '4110',
  REDIS_URL: 'redis://127.0.0.1:63790',
  PUBLIC_URL: 'http://127.0.0.1:8080/',
  CONTENT_URL: 'http://127.0.0.1:4003/',
  CATALOGUE_URL: 'http://127.0.0.1:4002',
  BOOKINGS_URL: 'http://127.0.0.1:4004',
};

it('readConfig returns the ports, the public URL and the URL of every service that pages read from', () => {
  const config = readConfig(whole);

  expect(config).toMatchObject({
    HOST: '127.0.0.1',
    PORT: 4010,
    PUBLIC_URL: 'http://127.0.0.1:8080',
    LOG_LEVEL: 'info',
  });
  expect(config.upstreams).toEqual({
    content: 'http://127.0.0.1:4003',
    catalogue: 'http://127.0.0.1:4002',
    bookings: 'http://127.0.0.1:4004',
  });
  expect(Object.isFrozen(config)).toBe(true);
});

it.each(['PORT', 'METRICS_PORT', 'REDIS_URL', 'PUBLIC_URL', 'CONTENT_URL', 'CATALOGUE_URL', 'BOOKINGS_URL'])(
  'readConfig throws an error that names %s when it is missing',
  (name) => {
    expect(() => readConfig({ ...whole, [name]: '' })).toThrow(`${name}: missing`);
  },
);

it('readConfig reports all missing and invalid variables in one error', () => {
  const broken = { ...whole, PORT: 'high', CONTENT_URL: undefined, REDIS_URL: '' };

  expect(() => readConfig(broken)).toThrow(/PORT: (?!missing)[^]*REDIS_URL: missing[^]*CONTENT_URL: missing/);
});
