import type { LegendEntry } from './legend-entry.ts';

/** Colours of the form's own rate, and of others by their place in the list. */
const DRAFT_TONE = 'bg-garden text-white';
export const DEFAULT_COLOR = 'bg-white text-quiet';
const TONES = [
  'bg-marigold text-black',
  'bg-water-soft text-water-dark',
  'bg-terracotta-soft text-terracotta-dark',
  'bg-marigold-soft text-marigold-dark',
  'bg-water-dark text-white',
  'bg-danger-soft text-danger',
  'bg-line text-ink',
] as const;

interface TonedRate {
  id?: number;
  name: string;
}

export type RateTone = LegendEntry & { id: number | null };

/** Name and colour of every rate of a preview, and of nights without one. */
export function rateTones(rates: readonly TonedRate[], draftId: number): Map<number | null, RateTone> {
  const others = rates.filter(({ id }) => id !== draftId);
  const toned = rates.map(({ id = null, name }): RateTone => {
    const place = others.findIndex((one) => one.id === id);
    return { id, name, tone: place < 0 ? DRAFT_TONE : (TONES[place % TONES.length] ?? TONES[0]) };
  });
  const usual: RateTone = { id: null, name: 'Usual price', tone: DEFAULT_COLOR };
  return new Map([...toned, usual].map((one) => [one.id, one]));
}
