import type { PublicContent } from '@farmhouse/contracts/content/page-content';
import type { SettingValues } from '@farmhouse/contracts/content/setting';
import { placeOf } from '../head/titled.ts';
import { contentList, contentTable } from '../ui/content/page-content.ts';
import { Disclosure } from '../ui/disclosure.tsx';
import { DistanceList } from '../ui/location/distance-list.tsx';
import { CITY_AREAS, POPULAR_SEARCHES } from '../ui/location/places.ts';
import { Section } from './section.tsx';

interface LocalSearchProps {
  settings: SettingValues;
  content: readonly PublicContent[];
}

/** A city that the owner's place names: `Lonavala, near Pune`. */
const NEAR = /\bnear\s+([^,;.()|]*[^\s,;.()|])/i;

/** Content for local search: popular search terms, and the distance of each part of the city. */
export function LocalSearch({ settings, content }: LocalSearchProps) {
  const searches = contentList(content, 'home.popular-searches', POPULAR_SEARCHES);
  const areas = contentTable(content, 'home.city-areas', CITY_AREAS);
  if (searches.length + areas.length === 0) return null;
  const city = NEAR.exec(placeOf({ settings }))?.[1] ?? 'the city';
  return (
    <Section id="local-search" title={`Close to every part of ${city}`} raised>
      <div className="mt-5 grid lg:grid-cols-2 lg:gap-x-10">
        {searches.length > 0 && (
          <Disclosure title="Popular searches">
            <ul className="flex flex-wrap gap-2">
              {searches.map((search) => (
                <li key={search} className="rounded-full bg-garden-soft px-4 py-2 text-sm font-medium text-garden">
                  {search}
                </li>
              ))}
            </ul>
          </Disclosure>
        )}
        <DistanceList title="From the city" places={areas} isCollapsed />
      </div>
    </Section>
  );
}
