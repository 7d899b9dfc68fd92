import { getPageContent, usePageContent } from '../../shared/content/page-content.api.ts';
import { contentTable } from '../../shared/content/page-content.ts';
import { useSettings } from '../../shared/content/settings.api.ts';
import type { PageArgs } from '../layout/page.ts';
import { titled } from '../layout/titled.ts';
import { DistanceList } from '../ui/distance-list.tsx';
import { FindUs } from '../ui/find-us.tsx';
import { CITY_AREAS } from '../ui/places.ts';

export const head = titled(
  'Location',
  'Map, directions and driving times to the farmhouse in Keesara near Hyderabad, with landmarks and travel tips.',
);

export const loader = ({ read }: PageArgs) => read(getPageContent, 'home');

export default function LocationPage() {
  const settings = useSettings();
  const cityAreas = contentTable(usePageContent('home'), 'home.city-areas', CITY_AREAS);
  return (
    <section className="mx-auto max-w-7xl px-4 py-14 sm:px-6 md:py-20">
      <h1 className="text-3xl">Find Us</h1>
      <p className="mt-3 max-w-[60ch] text-lg text-quiet">In Keesara, beside Hyderabad’s Outer Ring Road.</p>
      <h2 className="sr-only">The way to the farmhouse</h2>
      <FindUs settings={settings} />
      <div className="mt-12 max-w-2xl">
        <DistanceList title="From the city" places={cityAreas} />
      </div>
    </section>
  );
}
