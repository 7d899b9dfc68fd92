import { describe, expect, it } from '@jest/globals';
import { serviceSlugs } from './service-slugs.ts';

describe('serviceSlugs', () => {
  it.each<[what: string, services: (readonly [id: number, name: string])[], slugs: string[]]>([
    [
      'of their names',
      [
        [1, 'BBQ Setup'],
        [2, 'Box Cricket & Volleyball'],
      ],
      ['bbq-setup', 'box-cricket-volleyball'],
    ],
    [
      'of the id without Latin letters',
      [
        [7, 'భోజనం'],
        [8, 'भोजन'],
      ],
      ['7', '8'],
    ],
    [
      'with the id of the younger of two',
      [
        [1, 'Bonfire'],
        [5, 'Bonfire!'],
      ],
      ['bonfire', 'bonfire-5'],
    ],
    [
      'with the id of the younger that is listed first',
      [
        [5, 'Bonfire!'],
        [1, 'Bonfire'],
      ],
      ['bonfire-5', 'bonfire'],
    ],
    [
      'apart from a name like another’s id',
      [
        [1, '7'],
        [7, 'భోజనం'],
      ],
      ['7', '7-7'],
    ],
    [
      'apart from a name like another’s slug with its id',
      [
        [1, 'Bonfire'],
        [2, 'Bonfire 3'],
        [3, 'Bonfire!'],
      ],
      ['bonfire', 'bonfire-3', 'bonfire-3-3'],
    ],
  ])('are %s', (_what, services, slugs) => {
    const byId = serviceSlugs(services.map(([id, name]) => ({ id, name })));

    expect(services.map(([id]) => byId.get(id))).toEqual(slugs);
  });
});
