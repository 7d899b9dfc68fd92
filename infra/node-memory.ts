/** Flags for a process without interactive load: V8 keeps its heap small instead of fast. */
export const SMALL_HEAP = ['--optimize-for-size', '--max-semi-space-size=1', '--v8-pool-size=1'];

/** The limit of the heap is far above what all services together need. */
export const COMPACT_HEAP = [...SMALL_HEAP, '--max-old-space-size=256'];

/**
 * The C library returns freed memory: otherwise it keeps some for each thread, and, after the first large block, such
 * as that of a password's hash, all that is smaller than it.
 */
export const SMALL_MALLOC = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};

/**
 * For processes with a heap of V8's own size: freed memory goes back to the system, and threads share two arenas. Costs
 * no throughput that could be measured.
 */
export const RETURNED_MALLOC = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '131072',
};
