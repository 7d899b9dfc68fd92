import { getPageContent, usePageContent } from '../ui/content/page-content.api.ts';
import { contentTable } from '../ui/content/page-content.ts';
import { useSettings } from '../../shared/content/settings.api.ts';
import { getHomepageImages } from '../ui/content/homepage-images.api.ts';
import { getGalleryArrival } from '../ui/location/arrival-picture.api.ts';
import { ArrivalPicture } from '../ui/location/arrival-picture.tsx';
import type { PageArgs } from '../page/page.ts';
import { headOf, placeOf } from '../head/titled.ts';
import { AskOrBook } from '../ui/contact/ask-or-book.tsx';
import { DistanceList } from '../ui/location/distance-list.tsx';
import { FindUs } from '../ui/location/find-us.tsx';
import { CITY_AREAS, NEARBY_AREAS } from '../ui/location/places.ts';

export const head = headOf('location');

export const loader = ({ read, prefetch }: PageArgs) =>
  Promise.all([
    read(getPageContent, 'home'),
    prefetch(getHomepageImages, undefined),
    prefetch(getGalleryArrival, undefined),
  ]);

export default function LocationPage() {
  const settings = useSettings();
  const content = usePageContent('home');
  const cityAreas = contentTable(content, 'home.city-areas', CITY_AREAS);
  const nearbyAreas = contentTable(content, 'home.nearby-areas', NEARBY_AREAS);
  return (
    <>
      <section className="mx-auto max-w-7xl px-4 py-14 sm:px-6 md:py-20">
        <h1 className="text-3xl">Find Us</h1>
        <p className="mt-3 max-w-[60ch] text-lg text-quiet">{placeOf({ settings })}</p>
        <h2 className="sr-only">The way to the farmhouse</h2>
        <FindUs settings={settings} />
      </section>
      {cityAreas.length + nearbyAreas.length > 0 && (
        <section aria-labelledby="drive-title" className="border-y border-line bg-surface">
          <div className="mx-auto max-w-7xl px-4 py-16 sm:px-6 md:py-24">
            <h2 id="drive-title" className="text-3xl">
              How long is the drive?
            </h2>
            <div className="mt-8 grid gap-10 lg:grid-cols-2 lg:gap-16">
              <DistanceList title="From the city" places={cityAreas} />
              <div className="grid content-start gap-10">
                <DistanceList title="Nearby areas" places={nearbyAreas} />
                <ArrivalPicture />
              </div>
            </div>
          </div>
        </section>
      )}
      <AskOrBook title="On your way?" text="Call when you are close, and we open the gate." />
    </>
  );
}
