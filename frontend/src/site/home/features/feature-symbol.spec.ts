import { describe, expect, it } from '@jest/globals';
import { featureSymbol } from './feature-symbol.ts';

const STAR = featureSymbol('star', 'Something else');

describe('featureSymbol', () => {
  it.each(['🛶', ' ⛺ ', '24'])('of the icon %j, which has no Latin letters, is that text', (icon) => {
    expect(featureSymbol(icon, 'Swimming pool')).toEqual({ text: icon.trim() });
  });

  it.each(['pool', 'parking', 'air-conditioning', 'pet', 'wifi', 'kitchen', 'games', 'shield'])(
    'of the icon %s, which the dashboard offers, is a drawing of its own',
    (icon) => {
      expect(featureSymbol(icon, 'Something else')).toEqual({ path: expect.any(String) });
      expect(featureSymbol(icon, 'Something else')).not.toEqual(STAR);
    },
  );

  it('is the drawing of the chosen icon, whatever the title says', () => {
    expect(featureSymbol('shield', 'Guarded parking')).toEqual(featureSymbol('shield', 'Something else'));
  });

  it.each([
    ['the drawing of the title for an unknown icon', 'Zap', 'Swimming pool', featureSymbol('pool', '')],
    ['the drawing of the title without an icon', '', 'Swimming pool', featureSymbol('pool', '')],
    ['a star for unknown words', 'zap', 'Hammocks', STAR],
  ])('is %s', (_what, icon, title, sign) => {
    expect(featureSymbol(icon, title)).toEqual(sign);
  });
});
