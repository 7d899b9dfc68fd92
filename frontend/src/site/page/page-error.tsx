import { buttonClass } from '../ui/button.ts';
import { Hydrated } from './hydrated.tsx';

/** Error page, shown when a page could not be rendered, most often because its code failed to load. */
export function PageError() {
  return (
    <main className="mx-auto max-w-xl px-4 py-32 text-center">
      <h1 className="text-3xl">This page did not load</h1>
      <p className="mt-4 text-quiet">
        The connection may have dropped. What you typed is kept; please load the page again.
      </p>
      <button type="button" className={buttonClass('primary', 'mt-8')} onClick={() => window.location.reload()}>
        Load again
      </button>
      <Hydrated />
    </main>
  );
}
