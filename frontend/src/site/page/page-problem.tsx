import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { Head } from './page-head.tsx';
import { NotFound, NOT_FOUND_HEAD } from './lazy-not-found.ts';

/** Error boundary of a page whose loader or code failed. Shows a 404; rethrows all else to the layout's boundary. */
export function PageProblem() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error;
  return (
    <>
      <Head handle={NOT_FOUND_HEAD} data={null} isMissing />
      <NotFound />
    </>
  );
}
