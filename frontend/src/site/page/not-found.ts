/**
 * Thrown by a loader when the page does not exist: the response is the 404 page. Has the shape that React Router
 * recognises as an error response.
 */
export class PageNotFound extends Error {
  readonly status = 404;
  readonly statusText = 'Not Found';
  readonly internal = false;
  readonly data = null;
}
