import { describe, expect, it } from '@jest/globals';
import { readConfig } from './config.ts';

const complete = {
  PORT: '4003',
  METRICS_PORT: '4103',
  DATABASE_URL: 'postgres://catalogue:secret@127.0.0.1:54320/farmhouse',
  REDIS_URL: 'redis://127.0.0.1:63790',
  IDENTITY_URL: 'http://127.0.0.1:4001',
  UPLOADS_DIR: '/var/lib/uploads',
};

describe('the configuration of the catalogue', () => {
  it('is frozen, with the folder of uploads', () => {
    const config = readConfig(complete);

    expect(config).toMatchObject({ UPLOADS_STORE: 'disk', UPLOADS_DIR: '/var/lib/uploads', RATE_LIMIT_COUPONS: 20 });
    expect(Object.isFrozen(config)).toBe(true);
  });

  it('names what a bucket lacks together with everything else that is missing', () => {
    const names = ['PORT', 'IDENTITY_URL', 'UPLOADS_S3_BUCKET', 'UPLOADS_S3_ACCESS_KEY_ID'];

    for (const name of names)
      expect(() => readConfig({ ...complete, PORT: '', IDENTITY_URL: '', UPLOADS_STORE: 's3' })).toThrow(
        `${name}: missing`,
      );
  });

  it('names the stores of uploads that there are', () => {
    expect(() => readConfig({ ...complete, UPLOADS_STORE: 'cloud' })).toThrow('UPLOADS_STORE: must be disk or s3');
  });
});
