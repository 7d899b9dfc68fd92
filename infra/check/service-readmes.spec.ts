import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { CONSUMERS, SUBSCRIBERS, type Consumer } from '@farmhouse/contracts/events/subscribers';
import { inRoot } from '../paths.ts';

const readmeOf = (service: string): string => readFileSync(inRoot(`services/${service}/README.md`), 'utf8');

/** Whether a README names an event, alone or by the prefix of several, such as `booking.*`. */
function namedIn(service: Consumer): (event: string) => boolean {
  const readme = readmeOf(service);
  return (event) => readme.includes(`\`${event}\``) || readme.includes(`\`${event.split('.')[0]}.*\``);
}

/** The names in the first columns of a README's tables that are headed `folder`. */
function namesInFolderTables(readme: string): string[] {
  const tables = readme.matchAll(/^\| folder .*\n\| -.*\n((?:\|.*\n)*)/gm);
  const cells = [...tables].flatMap(([, rows = '']) => rows.split('\n').map((row) => row.split('|')[1] ?? ''));
  return cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name));
}

const SERVICES_WITH_README = readdirSync(inRoot('services')).filter(
  // a build adds the folder `dist`
  (name) => existsSync(inRoot(`services/${name}/README.md`)),
);
const SERVICES_WITH_TABLE = SERVICES_WITH_README.filter((name) => namesInFolderTables(readmeOf(name)).length > 0);

/** Folders that every service may have; READMEs need not describe them. */
const COMMON_FOLDERS = ['commands', 'demo', 'testing'];

describe('the README of a service', () => {
  it.each(CONSUMERS)('names every event that %s subscribes to', (service) => {
    const isNamed = namedIn(service);
    const subscribed = Object.entries(SUBSCRIBERS).filter(([, consumers]) =>
      (consumers as readonly Consumer[]).includes(service),
    );

    expect(subscribed.map(([event]) => event).filter((event) => !isNamed(event))).toEqual([]);
  });

  it.each(SERVICES_WITH_README)('has at most 30 lines for %s', (service) => {
    expect(readmeOf(service).trimEnd().split('\n').length).toBeLessThanOrEqual(30);
  });

  it.each(SERVICES_WITH_TABLE)('names in the folder table of %s only what its source has', (service) => {
    const paths = readdirSync(inRoot(`services/${service}/src`), { recursive: true, encoding: 'utf8' });
    const names = new Set(paths.flatMap((path) => path.split('/')));

    expect(namesInFolderTables(readmeOf(service)).filter((name) => !names.has(name))).toEqual([]);
  });

  it.each(SERVICES_WITH_TABLE)('names in the folder table of %s every folder of its source', (service) => {
    const named = namesInFolderTables(readmeOf(service));
    const folders = readdirSync(inRoot(`services/${service}/src`), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !COMMON_FOLDERS.includes(entry.name))
      .map((entry) => entry.name);

    expect(folders.filter((folder) => !named.includes(folder))).toEqual([]);
  });
});
