import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bodyLimitOf, ROUTES, type BodyKind, type PublicRoute } from '../../services/contracts/src/routes/routes.ts';
import {
  API_DOCS,
  DASHBOARD,
  FORGOT_PASSWORD,
  TRUST_BROWSER,
  NEW_PASSWORD,
  SECTIONS,
} from '../../services/contracts/src/pages/sections.ts';
import { SERVICES, WEB_PORT } from '../services.ts';

const header = (source: string) =>
  `# Made from services/contracts/src/${source} by infra/build/gateway.ts; do not edit.`;
const HEADER = header('routes/routes.ts');

/** More specific expressions first: nginx uses the first one in a map that matches. */
function longestFirst(routes: readonly PublicRoute[]): PublicRoute[] {
  return [...routes].sort((a, b) => b.prefix.length - a.prefix.length || a.prefix.localeCompare(b.prefix));
}

/** A prefix as a regular expression. */
const expressionOf = (prefix: string): string => prefix.replaceAll('.', '\\.');

/**
 * Maps a request's path to its service, every page to `web` and pictures in a bucket to `catalogue`; `upstreamOf`
 * returns nginx's name for a process.
 */
export function upstreamMaps(upstreamOf: (process: string) => string, routes: readonly PublicRoute[] = ROUTES): string {
  const lines = longestFirst(routes).map(
    ({ prefix, service }) => `  ~^${expressionOf(prefix)}(/|$) ${upstreamOf(service)};`,
  );
  return [
    HEADER,
    'map $uri $api_upstream {',
    ...lines,
    '  default "";',
    '}',
    'map $host $web_upstream {',
    `  default ${upstreamOf('web')};`,
    '}',
    'map $host $pictures_upstream {',
    `  default ${upstreamOf('catalogue')};`,
    '}',
    '',
  ].join('\n');
}

/**
 * Maps of requests that belong to the other one of two addresses: the dashboard's paths and calls with an admin's
 * token to ADMIN_URL, custom scripts to the site; and of the pages that may be shown in a frame. Evaluated again after
 * an internal redirect, hence volatile.
 */
export function addressMaps(routes: readonly PublicRoute[] = ROUTES): string {
  const ofSite = routes.filter(({ siteOnly }) => siteOnly).map(({ prefix }) => expressionOf(prefix));
  const ofOptionalAdmin = routes
    .filter(({ access }) => access === 'optional-admin')
    .map(({ prefix }) => expressionOf(prefix));
  const framed = routes.filter((route) => route.framed).map(({ prefix }) => expressionOf(prefix));
  return [
    'map "$address $uri" $misplaced_path {',
    '  volatile;',
    '  "~^site (/api)?/admin(/|$)" 1;',
    ...ofSite.map((prefix) => `  "~^dashboard ${prefix}(/|$)" 1;`),
    '  default "";',
    '}',
    'map "$address $http_authorization $uri" $misplaced_token {',
    '  volatile;',
    ...ofOptionalAdmin.map((prefix) => `  "~^site \\S.* ${prefix}(/|$)" 1;`),
    '  default "";',
    '}',
    'map $uri $frame_options {',
    ...framed.map((prefix) => `  ~^${prefix}(/|$) SAMEORIGIN;`),
    '  default DENY;',
    '}',
    '',
  ].join('\n');
}

/** Maps the paths of the dashboard to its document; every other path below /admin is not found. */
export function adminDocuments(): string {
  const names = SECTIONS.map(({ key }) => key).join('|');
  return [
    header('pages/sections.ts'),
    'map $uri $admin_document {',
    ...['/admin', FORGOT_PASSWORD, NEW_PASSWORD, TRUST_BROWSER, DASHBOARD, API_DOCS].map(
      (path) => `  ${path} /admin.html;`,
    ),
    `  ~^${DASHBOARD}/(${names})$ /admin.html;`,
    '  default /-;',
    '}',
    '',
  ].join('\n');
}

/** Keeps connections to processes of this machine open; `ports` by the process's name. */
export function localUpstreams(ports: Record<string, number>): string {
  const names = [...SERVICES.map(({ name }) => name), 'web'];
  return names
    .map((name) => `upstream ${name} { server 127.0.0.1:${ports[name]}; keepalive 32; keepalive_timeout 4s; }\n`)
    .join('');
}

/** Calls whose bodies do not fit into the gateway's memory; the service authorises a call before it reads the body. */
const isLarge = (body: BodyKind): boolean => body === 'upload' || body === 'report';

/** How many reports of one network are accepted at a time, as the service holds each in memory until it is complete. */
const REPORTS_AT_ONCE = 8;

/** The directives for a call: the largest body, whether nginx buffers it, and how long it may take. */
function directivesOf({ access, body = 'json', webSocket, framed }: PublicRoute): string[] {
  if (webSocket) return ['include snippets/web-socket.conf;'];
  // the service authenticates before it reads the body, and enforces the size limit itself
  if (framed) return ['include snippets/streamed-body.conf;', 'include snippets/framed-page.conf;'];
  const timeouts = access === 'admin' ? [] : ['include snippets/public-call.conf;'];
  if (access !== 'public') return ['include snippets/streamed-body.conf;', ...timeouts, 'include snippets/api.conf;'];
  const limit = `client_max_body_size ${bodyLimitOf(body, 'public')};`;
  const streaming = isLarge(body) ? ['proxy_request_buffering off;'] : [];
  const connectionLimits = body === 'report' ? [`limit_conn reports ${REPORTS_AT_ONCE};`] : [];
  return [limit, ...streaming, ...connectionLimits, ...timeouts, 'include snippets/api.conf;'];
}

/** Directives of a cached prefix itself. Writes to the same path and calls of admins bypass the cache. */
function cachedDirectives({ access }: PublicRoute): string[] {
  const uncached = ['include snippets/streamed-body.conf;', 'include snippets/uncached-calls.conf;'];
  return [...(access === 'public' ? [] : uncached), 'include snippets/public-read.conf;'];
}

function location(match: string, directives: readonly string[]): string {
  return [`location ${match} {`, ...directives.map((directive) => `  ${directive}`), '}'].join('\n');
}

/** One location for a prefix itself and one for the paths below it; no other regular expression takes precedence. */
export function routeLocations(routes: readonly PublicRoute[] = ROUTES): string {
  const locations = longestFirst(routes).flatMap((route) => {
    const directives = directivesOf(route);
    const exact = route.cached ? cachedDirectives(route) : directives;
    const below = location(`^~ ${route.prefix}/`, directives);
    // named, since nginx would otherwise redirect it to the location below
    const page = ['include snippets/page.conf;'];
    return [location(`= ${route.prefix}`, route.below ? page : exact), below];
  });
  return [HEADER, ...locations, ''].join('\n');
}

/**
 * In containers a process's name and port; nginx resolves the name, in the domain of the cluster, again every second.
 */
export function containerUpstream(process: string): string {
  const port = SERVICES.find(({ name }) => name === process)?.port ?? WEB_PORT;
  return `${process}\${SERVICE_DOMAIN}:${port}`;
}

if (import.meta.main) {
  const [folder = 'gateway/dist'] = process.argv.slice(2);
  await mkdir(join(folder, 'templates'), { recursive: true });
  await mkdir(join(folder, 'snippets'), { recursive: true });
  await writeFile(join(folder, 'templates/40-routes.conf.template'), upstreamMaps(containerUpstream) + addressMaps());
  await writeFile(join(folder, 'templates/41-admin-sections.conf.template'), adminDocuments());
  await writeFile(join(folder, 'snippets/routes.conf'), routeLocations());
}
