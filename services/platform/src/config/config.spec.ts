import { describe, expect, it } from '@jest/globals';
import {
  adminUrlVariable,
  adminVariables,
  guestTokenVariable,
  InvalidConfig,
  limitVariable,
  loadConfig,
  publicUrlVariable,
  serviceVariables,
} from './config.ts';

const shape = { ...serviceVariables, ...adminVariables, ...guestTokenVariable, ...publicUrlVariable };
const complete = {
  PORT: '4001',
  METRICS_PORT: '4101',
  DATABASE_URL: 'postgres://catalogue:secret@127.0.0.1:54320/farmhouse',
  REDIS_URL: 'redis://127.0.0.1:63790',
  IDENTITY_URL: 'http://127.0.0.1:4001',
  GUEST_TOKEN_SECRET: 's'.repeat(32),
  PUBLIC_URL: 'http://127.0.0.1:8080//',
};

function problemsOf(env: NodeJS.ProcessEnv): string {
  try {
    loadConfig(shape, env);
    return '';
  } catch (error) {
    expect(error).toBeInstanceOf(InvalidConfig);
    return (error as Error).message;
  }
}

describe('loadConfig', () => {
  it('returns typed values with defaults, frozen', () => {
    const config = loadConfig(shape, complete);

    expect(config).toMatchObject({ NODE_ENV: 'production', HOST: '127.0.0.1', PORT: 4001, LOG_LEVEL: 'info' });
    expect(config.PUBLIC_URL).toBe('http://127.0.0.1:8080');
    expect(Object.isFrozen(config)).toBe(true);
  });

  it('names every missing variable at once', () => {
    const message = problemsOf({});

    for (const name of Object.keys(complete)) expect(message).toContain(`${name}: missing`);
  });

  it('treats an empty variable as missing', () => {
    expect(problemsOf({ ...complete, REDIS_URL: '' })).toContain('REDIS_URL: missing');
  });

  it.each([
    ['PORT', 'http'],
    ['PORT', '70000'],
    ['DATABASE_URL', 'mysql://127.0.0.1/farmhouse'],
    ['REDIS_URL', 'nowhere'],
    ['IDENTITY_URL', 'ftp://127.0.0.1'],
    ['GUEST_TOKEN_SECRET', 'short'],
    ['LOG_LEVEL', 'loud'],
    ['PUBLIC_URL', 'farm.example'],
    ['PUBLIC_URL', 'https://farm.example/stay'],
  ])('refuses %s=%s and names the variable', (name, value) => {
    expect(problemsOf({ ...complete, [name]: value })).toMatch(new RegExp(`^  ${name}: (?!missing)`, 'm'));
  });

  it.each(['https://admin.farm.example', 'https://admin.farm.example/'])('reads ADMIN_URL=%s', (ADMIN_URL) => {
    const addresses = { PUBLIC_URL: 'https://farm.example', ADMIN_URL };

    const config = loadConfig({ ...publicUrlVariable, ...adminUrlVariable }, addresses);

    expect(config.ADMIN_URL).toBe('https://admin.farm.example');
  });

  it.each([
    ['https://FARM.example/', /ADMIN_URL: must have another host name than PUBLIC_URL/],
    ['https://farm.example:8443', /ADMIN_URL: must have another host name than PUBLIC_URL/],
    ['https://admin.farm.example/admin', /ADMIN_URL: must be an address like .*, without a path/],
  ])('refuses ADMIN_URL=%s for a dashboard beside https://farm.example', (ADMIN_URL, problem) => {
    const addresses = { PUBLIC_URL: 'https://farm.example', ADMIN_URL };

    expect(() => loadConfig({ ...publicUrlVariable, ...adminUrlVariable }, addresses)).toThrow(problem);
  });

  it('shows no value in its message, because it could be a secret', () => {
    const message = problemsOf({ ...complete, GUEST_TOKEN_SECRET: 'hunter2', DATABASE_URL: 'mysql://me:hunter2@db' });

    expect(message).not.toContain('hunter2');
  });

  it.each([
    [undefined, 20],
    ['7', 7],
  ])('limitVariable reads %j as %i', (value, limit) => {
    expect(loadConfig({ LIMIT: limitVariable(20) }, { LIMIT: value })).toEqual({ LIMIT: limit });
  });

  it.each(['0', '-1', '1.5', 'many'])('limitVariable refuses %j', (value) => {
    expect(() => loadConfig({ LIMIT: limitVariable(20) }, { LIMIT: value })).toThrow(/LIMIT/);
  });
});
