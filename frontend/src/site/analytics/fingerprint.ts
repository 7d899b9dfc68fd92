const FNV_PRIME = 0x01000193;
const SEEDS = [0x811c9dc5, 0x9e3779b9];

function hashOf(text: string, seed: number): string {
  let hash = seed;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), FNV_PRIME);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/**
 * A hash of properties that distinguish this browser. Only after consent to analytics. Rule: visits are counted with
 * permission.
 */
export function fingerprint(): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const { userAgent, language, hardwareConcurrency } = navigator;
  const traits = [userAgent, language, hardwareConcurrency, timeZone, screen.width, screen.height, screen.colorDepth];
  return SEEDS.map((seed) => hashOf(traits.join('|'), seed)).join('');
}
