import { describe, expect, it } from '@jest/globals';
import { SECTIONS, sectionPath, sectionsFor } from './sections.ts';

describe('the table of sections', () => {
  it('lists the first sixteen sections in order, besides later ones', () => {
    const expected: readonly string[] = [
      ...['Overview', 'Analytics', 'Live Chat', 'Bookings', 'Confirmations', 'Payments', 'Calendar', 'Services'],
      ...['Coupons', 'Rates', 'Gallery', 'Homepage Images', 'Amenities', 'Blog Posts', 'SEO & Reviews', 'Sitemap'],
      ...['Site Settings', 'Custom Scripts', 'Messages', 'Page Content'],
    ];

    expect(SECTIONS.map(({ label }) => label).filter((label) => expected.includes(label))).toEqual(expected);
  });

  it('keeps the sections of a group together', () => {
    const groups = SECTIONS.map(({ group }) => group).filter((group, index, all) => group !== all[index - 1]);

    expect(groups).toEqual([...new Set(groups)]);
  });
});

it.each([
  ['overview', '/admin/dashboard'],
  ['live-chat', '/admin/dashboard/live-chat'],
] as const)('the path of the section %s is %s', (key, path) => {
  expect(sectionPath(key)).toBe(path);
});

describe('sectionsFor', () => {
  const chats = { key: 'chats', needs: 'chat' } as const;
  const gallery = { key: 'gallery', needs: 'catalogue' } as const;
  const coupons = { key: 'coupons', needs: 'catalogue' } as const;

  it.each([
    [['catalogue'], [gallery, coupons]],
    [
      ['catalogue', 'chat'],
      [gallery, chats, coupons],
    ],
    [['payments'], []],
  ] as const)('with the permissions %j lists the sections that need no other, in order', (permissions, seen) => {
    expect(sectionsFor([gallery, chats, coupons], permissions)).toEqual(seen);
  });
});
