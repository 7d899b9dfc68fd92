import { expect, it } from '@jest/globals';
import { ownVariable, variablesOf } from './variables.ts';

const SERVICES = ['chat', 'bookings'];

it('variablesOf gives one of two services the variables of the process and its own, but not the other’s', () => {
  const process = {
    LOG_LEVEL: 'info',
    [ownVariable('chat', 'PORT')]: '1',
    [ownVariable('bookings', 'PORT')]: '2',
    [ownVariable('bookings', 'DATABASE_URL')]: 'postgres://bookings',
  };

  expect(variablesOf('chat', SERVICES, process)).toEqual({ LOG_LEVEL: 'info', PORT: '1' });
  expect(variablesOf('bookings', SERVICES, process)).toEqual({
    LOG_LEVEL: 'info',
    PORT: '2',
    DATABASE_URL: 'postgres://bookings',
  });
});

it('variablesOf prefers a service-specific variable to that of the process', () => {
  expect(variablesOf('chat', SERVICES, { CHAT__PORT: '1', PORT: '9' })).toEqual({ PORT: '1' });
});
