/**
 * Thrown by a loader: there is no such page, and the answer is the real 404 page. Has the shape that React Router
 * takes for a response.
 */
export class PageNotFound extends Error {
  readonly status = 404;
  readonly statusText = 'Not Found';
  readonly internal = false;
  readonly data = null;
}
