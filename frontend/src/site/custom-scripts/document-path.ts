/**
 * The path that the document was loaded from. Navigations inside the site change neither it nor the policy that was
 * sent with it.
 */
export function documentPath(): string {
  const [navigation] = performance.getEntriesByType('navigation');
  return new URL(navigation?.name ?? window.location.href, window.location.href).pathname;
}
