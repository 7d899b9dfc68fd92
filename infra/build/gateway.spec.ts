import { describe, expect, it } from '@jest/globals';
import type { PublicRoute } from '../../services/contracts/src/routes/routes.ts';
import { adminDocuments, localUpstreams, routeLocations, upstreamMaps } from './gateway.ts';

const route = (part: Partial<PublicRoute>): PublicRoute => ({
  prefix: '/api/example',
  service: 'content',
  access: 'public',
  ...part,
});

/** The two locations of one route: one for the prefix itself and one for the paths below it. */
function locationsOf(part: Partial<PublicRoute>): [string, string] {
  const [, exact = '', below = ''] = routeLocations([route(part)]).split(/^location /m);
  return [exact, below];
}

describe('upstreamMaps', () => {
  it('lists longer prefixes before the prefixes that contain them', () => {
    const routes = [route({ prefix: '/api/admin', service: 'identity' }), route({ prefix: '/api/admin/services' })];

    const [first, second] = upstreamMaps((process) => `${process}:1`, routes).match(/^ {2}~.*$/gm) ?? [];

    expect(first).toBe('  ~^/api/admin/services(/|$) content:1;');
    expect(second).toBe('  ~^/api/admin(/|$) identity:1;');
  });

  it('maps pages to web', () => {
    expect(upstreamMaps((process) => `${process}:4010`)).toContain('default web:4010;');
  });
});

describe('adminDocuments', () => {
  /** The document that nginx would choose: the first expression that matches, else the default. */
  const documentOf = (path: string) => {
    const rules = [...adminDocuments().matchAll(/^ {2}(\S+) (\S+);$/gm)].map(([, match = '', file]) => ({
      match,
      file,
    }));
    const matches = (match: string) =>
      match.startsWith('~') ? new RegExp(match.slice(1)).test(path) : match === path || match === 'default';
    return rules.find(({ match }) => matches(match))?.file;
  };

  it.each([
    ['/admin', '/admin.html'],
    ['/admin/dashboard', '/admin.html'],
    ['/admin/forgot-password', '/admin.html'],
    ['/admin/api-docs', '/admin.html'],
    ['/admin/new-password', '/admin.html'],
    ['/admin/known-browser', '/admin.html'],
    ['/admin/dashboard/overview', '/admin.html'],
    ['/admin/dashboard/custom-scripts', '/admin.html'],
    ['/admin/dashboard/Bookings', '/-'],
    ['/admin/dashboard/nothing', '/-'],
    ['/admin/dashboard/bookings/1', '/-'],
    ['/admin/nothing', '/-'],
  ])('maps %s to %s', (path, document) => {
    expect(documentOf(path)).toBe(document);
  });
});

describe('localUpstreams', () => {
  it('names every service and web with its port', () => {
    const ports = { identity: 1, catalogue: 2, content: 3, bookings: 4, notifications: 5, web: 6, chat: 7 };
    const upstreams = localUpstreams(ports);

    expect(upstreams).toContain('upstream catalogue { server 127.0.0.1:2;');
    expect(upstreams).toContain('upstream web { server 127.0.0.1:6;');
  });
});

describe('routeLocations', () => {
  it.each<[string, Partial<PublicRoute>, string]>([
    ['public JSON', {}, 'client_max_body_size 16384;'],
    ['beacons', { body: 'beacon' }, 'client_max_body_size 4096;'],
    ['public uploads', { body: 'upload' }, 'client_max_body_size 10485760;\n  proxy_request_buffering off;'],
    ['admin calls', { access: 'admin' }, 'include snippets/streamed-body.conf;'],
    ['admin uploads', { access: 'admin', body: 'upload' }, 'include snippets/streamed-body.conf;'],
    ['calls that either may make', { access: 'optional-admin' }, 'include snippets/streamed-body.conf;'],
    ['WebSockets', { webSocket: true }, 'include snippets/web-socket.conf;'],
  ])('generates the directives for %s, at the prefix and below it', (_name, part, directives) => {
    const [exact, below] = locationsOf(part);

    expect(exact).toContain(directives);
    expect(below).toContain(directives);
    expect(below).toMatch(/^\^~ \/api\/example\/ \{/);
  });

  it('bypasses the cache for calls to a cached prefix with more for admins', () => {
    const [everyone] = locationsOf({ cached: true });
    const [either] = locationsOf({ cached: true, access: 'optional-admin' });

    expect(everyone).not.toContain('uncached-calls');
    expect(either).toMatch(/streamed-body[^]*uncached-calls[^]*public-read/);
  });

  it('caches only responses of the prefix itself', () => {
    const [exact, below] = locationsOf({ cached: true });

    expect(exact).toContain('include snippets/public-read.conf;');
    expect(below).not.toContain('public-read');
  });
});
