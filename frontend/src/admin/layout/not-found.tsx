import { Link } from 'react-router-dom';
import { DASHBOARD } from '@farmhouse/contracts/pages/sections';

/** Not-found message, in place of a section or as a page of its own. */
export function NotFound({ alone = false }: { alone?: boolean }) {
  const Heading = alone ? 'h1' : 'h2';
  const Place = alone ? 'main' : 'div';
  return (
    <Place className="panel mx-auto mt-8 max-w-lg p-8 text-center">
      <Heading className="text-xl">There is nothing here</Heading>
      <p className="mt-2 mb-6 text-quiet">The address may be old, or mistyped.</p>
      <Link to={DASHBOARD} className="font-semibold text-terracotta-dark">
        To the overview
      </Link>
    </Place>
  );
}
