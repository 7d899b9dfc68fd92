import { useEffect } from 'react';
import { buttonClass } from '../ui/button.ts';

const reload = (): void => window.location.reload();

/**
 * Says that a page's code has failed to load; the page is loaded again on a tap, or once the browser is online again.
 */
export function NotLoaded() {
  useEffect(() => {
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, []);
  return (
    <div role="alert" className="mx-auto max-w-xl px-4 py-32 text-center">
      <h1 className="text-3xl">This page did not load</h1>
      <p className="mt-4 text-quiet">
        The connection may have dropped. What you typed is kept; please load the page again.
      </p>
      <button type="button" className={buttonClass('primary', 'mt-8')} onClick={reload}>
        Load again
      </button>
    </div>
  );
}
