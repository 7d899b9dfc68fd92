import { nameIn, shippedPaths, type LockedPackages } from './shipped-packages.ts';

/** Packages of the images of which only a pre-release has what the product needs, and what that is. */
const PRE_RELEASES: Readonly<Record<string, string>> = {};

/**
 * Packages of the images that nobody has released for two years or has given up, and why each is kept. A package that
 * only others need is listed when it reads what came from outside, or when its repository is closed.
 */
const UNMAINTAINED: Readonly<Record<string, string>> = {
  'class-transformer': "Nest's ValidationPipe needs it; it makes objects of DTO classes that list each of their fields",
  'reflect-metadata': 'Nest and TypeORM need it; it is finished, and makes no call',
  'prom-client':
    'the usual client of Prometheus; only the port of metrics, which the gateway does not pass on, uses it',
  tdigest: 'only for summaries of prom-client, of which the product has none',
  bintrees: 'only for tdigest',
  qrcode: 'it draws UPI links that the product itself has made; the standard of QR codes does not change',
  thumbhash: 'one finished file without dependencies, for small previews of pictures that sharp has decoded',
  photoswipe: "no dependencies; it shows only the gallery's own pictures",
  fontkit: 'pdfkit needs it; it reads only the fonts that the product brings',
  brotli: 'only for fontkit, as above',
  clone: 'only for fontkit, as above',
  json2mq: "only for Ant Design's carousel, which the dashboard does not have",
  'redis-info': "only for the board of queues, for what the product's own Redis says",
  'lodash.once': 'only for jsonwebtoken, which is maintained; a finished function',
  'object-assign': 'only for cors, which Socket.IO needs; a finished function',
  xtend: 'only for postgres-interval of pg; a finished function',
  'node-abort-controller': "only for BullMQ; it is Node's own class under another name",
};

const isPreRelease = (version: string | undefined): boolean => /^[\d.]+-/.test(version ?? '');

/** What is wrong with the packages of the images of these workspaces, and with the lists of exceptions. */
export function packageProblems(
  packages: LockedPackages,
  workspaces: readonly string[],
  { preReleases, unmaintained } = { preReleases: PRE_RELEASES, unmaintained: UNMAINTAINED },
): string[] {
  const shipped = shippedPaths(packages, workspaces);
  const names = new Set(shipped.map(nameIn));
  const early = shipped.filter((path) => isPreRelease(packages[path]?.version));
  const isEarly = new Set(early.map(nameIn));
  return [
    ...early
      .filter((path) => !preReleases[nameIn(path)])
      .map((path) => `${nameIn(path)} ${packages[path]?.version} is a pre-release`),
    ...Object.keys(preReleases)
      .filter((name) => !isEarly.has(name))
      .map((name) => `${name} is listed as a pre-release, which no image has`),
    ...Object.keys(unmaintained)
      .filter((name) => !names.has(name))
      .map((name) => `${name} is listed as unmaintained, and no image has it`),
  ];
}
