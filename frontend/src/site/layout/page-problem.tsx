import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { Head } from './head.tsx';
import { NotFound, NOT_FOUND_HEAD } from './not-found.tsx';

/** What stands in place of a page whose loader or code failed. Anything but a 404 is left to the layout's boundary. */
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
