import type { DeclaredRoute } from '@farmhouse/platform/testing/routes-of';

/** The names of the routes for which `isRight` is false, such as `POST /api/bookings`. */
export async function failingRoutes(
  routes: readonly DeclaredRoute[],
  isRight: (route: DeclaredRoute) => Promise<boolean>,
): Promise<string[]> {
  const wrong: string[] = [];
  for (const route of routes) if (!(await isRight(route))) wrong.push(`${route.method} ${route.url}`);
  return wrong;
}
