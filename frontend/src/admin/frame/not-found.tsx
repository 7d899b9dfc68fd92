import { Link } from 'react-router-dom';
import { DASHBOARD } from './paths.ts';

export function NotFound() {
  return (
    <div className="panel mx-auto mt-8 max-w-lg p-8 text-center">
      <h2 className="text-xl">There is nothing here</h2>
      <p className="mt-2 mb-6 text-quiet">The address may be old, or mistyped.</p>
      <Link to={DASHBOARD} className="font-semibold text-terracotta-dark">
        To the overview
      </Link>
    </div>
  );
}
