import { Link } from 'react-router-dom';
import { buttonClass } from '../../shared/ui/button.ts';
import type { PageHandle } from './page.ts';
import { titled } from './titled.ts';

export const NOT_FOUND_HEAD: PageHandle = { head: titled('Page not found', 'This page does not exist.', true) };

export function NotFound() {
  return (
    <div className="mx-auto max-w-2xl px-4 py-24 text-center sm:px-6 md:py-32">
      <p className="font-display text-4xl text-terracotta">404</p>
      <h1 className="mt-3 text-3xl">This path leads nowhere</h1>
      <p className="mt-4 text-lg text-quiet">
        The page you are looking for does not exist or has moved. The house is still here.
      </p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <Link to="/" className={buttonClass('primary')}>
          Back to home
        </Link>
        <Link to="/booking" className={buttonClass('outline')}>
          Book your stay
        </Link>
      </div>
    </div>
  );
}
