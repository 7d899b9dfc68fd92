import type { PublicContent } from '@farmhouse/contracts/content/dynamic-content';
import { contentList, contentTable } from '../ui/content/page-content.ts';
import { DistanceList } from '../ui/location/distance-list.tsx';
import { CITY_AREAS, POPULAR_SEARCHES } from '../ui/location/places.ts';
import { Section } from './section.tsx';

/** Content for local search: popular search terms, and the distance of each part of the city. */
export function LocalSearch({ content }: { content: readonly PublicContent[] }) {
  return (
    <Section id="local-search" title="Close to every part of Hyderabad" raised>
      <div className="mt-8 grid gap-10 lg:grid-cols-2">
        <div>
          <h3 className="text-xl">Popular searches</h3>
          <ul className="mt-4 flex flex-wrap gap-2">
            {contentList(content, 'home.popular-searches', POPULAR_SEARCHES).map((search) => (
              <li key={search} className="rounded-full bg-garden-soft px-4 py-2 text-sm font-medium text-garden">
                {search}
              </li>
            ))}
          </ul>
        </div>
        <DistanceList title="From the city" places={contentTable(content, 'home.city-areas', CITY_AREAS)} />
      </div>
    </Section>
  );
}
