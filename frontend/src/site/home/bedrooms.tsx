import { Link } from 'react-router-dom';
import type { PublicContent } from '@farmhouse/contracts/content/page-content';
import { contentTable } from '../ui/content/page-content.ts';

/** A bedroom from the owner's page content. */
interface Bedroom {
  name: string;
  /** Such as `king and single`. */
  beds: string;
  /** Such as `AC, attached bathroom`. */
  has: string;
}

const BEDROOMS: readonly Bedroom[] = [
  { name: 'Bedroom 1', beds: 'two double beds', has: 'AC, attached bathroom' },
  { name: 'Bedroom 2', beds: 'two double beds', has: 'AC, attached bathroom' },
  { name: 'Bedroom 3', beds: 'two double beds', has: 'AC, attached bathroom' },
  { name: 'Bedroom 4', beds: 'two double beds', has: 'AC, attached bathroom' },
];

interface BedroomsProps {
  content: readonly PublicContent[];
  /** False if the gallery has no pictures of the rooms to link to. */
  hasPictures: boolean;
}

/** The bedrooms one by one, with their beds and equipment. */
export function Bedrooms({ content, hasPictures }: BedroomsProps) {
  const bedrooms = contentTable(content, 'house.bedrooms', BEDROOMS);
  if (bedrooms.length === 0) return null;
  return (
    <div className="mt-6 sm:mt-8">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h3 className="text-lg">The bedrooms</h3>
        {hasPictures && (
          <Link to="/gallery?category=rooms" className="inline-flex min-h-11 items-center font-semibold">
            See pictures of the rooms
          </Link>
        )}
      </div>
      <ul className="mt-1 grid max-sm:divide-y max-sm:divide-line max-sm:rounded-card max-sm:border max-sm:border-line max-sm:bg-ground sm:grid-cols-2 sm:gap-3 lg:grid-cols-4">
        {bedrooms.map(({ name, beds, has }, index) => (
          <li
            key={`${index} ${name}`}
            className="px-4 wrap-anywhere max-sm:py-2 max-sm:text-sm sm:rounded-card sm:border sm:border-line sm:bg-ground sm:py-3"
          >
            <strong className="font-semibold">{name}</strong>
            {beds && ` · ${beds}`}
            {has && <span className="text-quiet"> · {has}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}
