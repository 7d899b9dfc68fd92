/** A new emoji must also be added to the font in theme/emoji. */
const EMOJI: Record<string, string> = {
  'Pet Essentials': '🐾',
  'Box Cricket & Sand Volleyball': '🏏',
  'Bonfire Arrangement': '🔥',
  'BBQ Setup': '🍢',
  Utensils: '🍽️',
  'Personal Chef': '🍳',
  'Party Decorations': '🎉',
};
const BOOKING_EMOJI: Record<string, string> = {
  ...EMOJI,
  'Farm Tour': '🚜',
  Breakfast: '🥞',
  Dinner: '🍛',
  'Bonfire Evening': '🔥',
};
const STAR = '⭐';

/** The emoji of a service by its exact name; a star for any other. */
export function serviceEmoji(name: string): string {
  return EMOJI[name] ?? STAR;
}

/** The emoji of a service on the booking page, which knows additional names; a star for any other. */
export function bookingEmoji(name: string): string {
  return BOOKING_EMOJI[name] ?? STAR;
}
