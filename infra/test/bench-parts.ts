/** What `make bench` measures on a product of its own. */
export const BENCH_PARTS = [
  'cached-read',
  'uncached-read',
  'quote',
  'booking',
  'chat',
  'pictures',
  'javascript',
  'analytics',
  'growth',
  'pages',
] as const;

export type BenchPart = (typeof BENCH_PARTS)[number];
