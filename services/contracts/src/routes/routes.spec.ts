import { describe, expect, it } from '@jest/globals';
import { BLOG_CONTENT_MAX_LENGTH } from '../content/blog.ts';
import { CONTENT_MAX_LENGTH } from '../content/page-content.ts';
import { bodyLimitOf, routeOf, type BodyKind } from './routes.ts';

describe('routeOf', () => {
  it.each([
    ['/api/bookings', '/api/bookings'],
    ['/api/bookings/FH-00000000/payment', '/api/bookings'],
    ['/api/admin/bookings/1', '/api/admin/bookings'],
    ['/api/admin/login', '/api/admin/login'],
    ['/api/admin/loginx', '/api/admin'],
    ['/api/admin/password-reset/complete', '/api/admin/password-reset'],
    ['/api/admin/nothing', '/api/admin'],
  ])('takes the longest prefix of whole segments: %s lies under %s', (path, prefix) => {
    expect(routeOf(path)?.prefix).toBe(prefix);
  });

  it.each(['/', '/api', '/api/bookingsx', '/internal/public-key', '/health/ready'])(
    'answers undefined for %s, which no service answers',
    (path) => expect(routeOf(path)).toBeUndefined(),
  );
});

it.each<[BodyKind, 'public' | 'admin', number]>([
  ['json', 'public', 16_384],
  ['json', 'admin', 262_144],
  ['long-text', 'public', 16_384],
  ['long-text', 'admin', 655_360],
  ['beacon', 'public', 4_096],
  ['upload', 'admin', 10_485_760],
])('bodyLimitOf: a %s body of a %s call has at most %i bytes', (kind, caller, limit) => {
  expect(bodyLimitOf(kind, caller)).toBe(limit);
});

it.each([
  ['blog post', '/api/blog-posts/1', BLOG_CONTENT_MAX_LENGTH],
  ['text of a page', '/api/admin/content/1', CONTENT_MAX_LENGTH],
])(
  'the limit of a body accepts the longest %s in an Indian script with all its other fields from an admin',
  (_what, path, maxLength) => {
    const others = 16 * 1024;
    const text = JSON.stringify({ content: 'అ'.repeat(maxLength) });

    const { body = 'json' } = routeOf(path) ?? {};

    expect(Buffer.byteLength(text) + others).toBeLessThanOrEqual(bodyLimitOf(body, 'admin'));
  },
);
