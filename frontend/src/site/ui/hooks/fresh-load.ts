/** True if the page was opened by a link or an address, as opposed to a reload, Back or Forward. */
export function isFreshLoad(): boolean {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return load?.type === 'navigate';
}
