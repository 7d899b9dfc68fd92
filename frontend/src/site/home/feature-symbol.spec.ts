import { describe, expect, it } from '@jest/globals';
import { featureSign } from './feature-sign.ts';

const STAR = featureSign('star', 'Something else');

describe('featureSign', () => {
  it.each(['🛶', ' ⛺ ', '24'])('of the icon %j, which has no Latin letters, is that text', (icon) => {
    expect(featureSign(icon, 'Swimming pool')).toEqual({ text: icon.trim() });
  });

  it.each(['pool', 'parking', 'air-conditioning', 'pet', 'wifi', 'kitchen', 'games', 'shield'])(
    'of the icon %s, which the dashboard offers, is a drawing of its own',
    (icon) => {
      expect(featureSign(icon, 'Something else')).toEqual({ path: expect.any(String) });
      expect(featureSign(icon, 'Something else')).not.toEqual(STAR);
    },
  );

  it('is the drawing of the chosen icon, whatever the title says', () => {
    expect(featureSign('shield', 'Guarded parking')).toEqual(featureSign('shield', 'Something else'));
  });

  it.each([
    ['the drawing of the title for an unknown icon', 'Zap', 'Swimming pool', featureSign('pool', '')],
    ['the drawing of the title without an icon', '', 'Swimming pool', featureSign('pool', '')],
    ['a star for unknown words', 'zap', 'Hammocks', STAR],
  ])('is %s', (_what, icon, title, sign) => {
    expect(featureSign(icon, title)).toEqual(sign);
  });
});
