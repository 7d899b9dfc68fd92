import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { CONSUMERS, SUBSCRIBERS, type Consumer } from '@farmhouse/contracts/events/subscribers';
import { inRoot } from '../paths.ts';

/** Whether a README names an event, alone or by the prefix of several, such as `booking.*`. */
function namedIn(service: Consumer): (event: string) => boolean {
  const readme = readFileSync(inRoot(`services/${service}/README.md`), 'utf8');
  return (event) => readme.includes(`\`${event}\``) || readme.includes(`\`${event.split('.')[0]}.*\``);
}

describe('the README of a service', () => {
  it.each(CONSUMERS)('names every event that %s subscribes to', (service) => {
    const isNamed = namedIn(service);
    const subscribed = Object.entries(SUBSCRIBERS).filter(([, consumers]) =>
      (consumers as readonly Consumer[]).includes(service),
    );

    expect(subscribed.map(([event]) => event).filter((event) => !isNamed(event))).toEqual([]);
  });
});
