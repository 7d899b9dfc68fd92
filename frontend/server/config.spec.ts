import { expect, it } from '@jest/globals';
import { readConfig } from './config.ts';

const whole = {
  PORT: '4010',
  METRICS_PORT: '4110',
  REDIS_URL: 'redis://127.0.0.1:63790',
  PUBLIC_URL: 'http://127.0.0.1:8080/',
  CONTENT_URL: 'http://127.0.0.1:4003',
  CATALOGUE_URL: 'http://127.0.0.1:4002',
};

it('takes a whole environment and cannot be changed afterwards', () => {
  const config = readConfig(whole);

  expect(config).toMatchObject({ host: '127.0.0.1', port: 4010, publicUrl: 'http://127.0.0.1:8080', logLevel: 'info' });
  expect(Object.isFrozen(config)).toBe(true);
});

it('names everything that is missing or wrong at once', () => {
  expect(() => readConfig({ ...whole, PORT: 'high', CONTENT_URL: undefined, REDIS_URL: '' })).toThrow(
    'REDIS_URL is not set; CONTENT_URL is not set; PORT is not a port',
  );
});
