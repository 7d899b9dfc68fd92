/** Line drawings on a 24 px grid, by a pattern in the name of an icon or of a feature. */
const DRAWINGS: readonly (readonly [RegExp, string])[] = [
  [
    /pool|swim|waves?/,
    'M3 17c1.5 1.3 3 1.3 4.5 0s3-1.3 4.5 0 3 1.3 4.5 0 3-1.3 4.5 0M7 14V6a2 2 0 0 1 4 0M13 14V6a2 2 0 0 1 4 0M7 9h6',
  ],
  [/park|car\b/, 'M4 17v-4l2-5h12l2 5v4zM4 13h16M7 17v2M17 17v2M8 15h.01M16 15h.01'],
  [/cool|conditioning|snow|\bac\b/, 'M12 3v18M4 7.5l16 9M20 7.5l-16 9M9.5 4.5 12 7l2.5-2.5M9.5 19.5 12 17l2.5 2.5'],
  [
    /pet|dog|paw/,
    'M12 12c-3 0-5 3-5 5a2 2 0 0 0 3 1.7 4 4 0 0 1 4 0A2 2 0 0 0 17 17c0-2-2-5-5-5zM6 11v.01M10 7v.01M14 7v.01M18 11v.01',
  ],
  [/wifi|internet/, 'M3 9.5a13 13 0 0 1 18 0M6.5 13a8 8 0 0 1 11 0M10 16.5a3 3 0 0 1 4 0M12 19.5h.01'],
  [/cake|birthday/, 'M4 20h16v-7H4zM4 16c2 1.5 3.3 1.5 5.3 0s3.4 1.5 5.4 0 3.3 1.5 5.3 0M12 13V9M12 5.5v.01'],
  [/ring|wedding/, 'M9 20a5 5 0 1 0 0-10 5 5 0 0 0 0 10zM15 20a5 5 0 1 0 0-10 5 5 0 0 0 0 10zM7 4h4L9 7zM13 4h4l-2 3z'],
  [/team|corporate|work/, 'M4 8h16v11H4zM9 8V5h6v3M4 13h16'],
  [
    /famil|users|guests/,
    'M8 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM16.5 12a2.5 2.5 0 1 0 0-5M2.5 19c.5-3.5 2.5-5 5.5-5s5 1.5 5.5 5M15 14.5c3 0 5 1.5 5.5 4.5',
  ],
  [/kitchen|food|utensil/, 'M7 4v7M5 4v4a2 2 0 0 0 4 0V4M7 11v9M16 4c-2 2-2 6 0 8v8'],
  [
    /music|entertain|game/,
    'M9 18a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0zM9 18V6l10-2v12M19 16a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0z',
  ],
  [/shield|secur|safe(ty)?\b/, 'M12 3.5 5 6v6c0 4 3 7 7 8.5 4-1.5 7-4.5 7-8.5V6zM9 12l2.2 2.2L15.2 10'],
];
const STAR = 'M12 4.5 14.3 9.3 19.5 10l-3.8 3.6.9 5.2L12 16.3l-4.6 2.5.9-5.2L4.5 10l5.2-.7z';

const drawingOf = (words: string): string | undefined =>
  DRAWINGS.find(([pattern]) => pattern.test(words.toLowerCase()))?.[1];

/** The symbol of a feature: an emoji or other character of the owner's, or the path of a drawing. */
type FeatureSymbol = { text: string } | { path: string };

/** The icon itself if it has no Latin letters, else the drawing of its name or of the title's, else a star. */
export function featureSymbol(icon: string, title: string): FeatureSymbol {
  const text = icon.trim();
  if (text && !/[a-z]/i.test(text)) return { text };
  return { path: drawingOf(text) ?? drawingOf(title) ?? STAR };
}
