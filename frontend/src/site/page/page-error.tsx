import { Hydrated } from './hydrated.tsx';
import { NotLoaded } from './not-loaded.tsx';

/** Error page, shown when a page could not be rendered. */
export function PageError() {
  return (
    <main>
      <NotLoaded />
      <Hydrated />
    </main>
  );
}
