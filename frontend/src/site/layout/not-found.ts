/** Thrown by a loader: there is no such page, and the answer is the real 404 page. */
export function notFound(): Response {
  return new Response(null, { status: 404, statusText: 'Not Found' });
}
