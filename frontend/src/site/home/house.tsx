import type { PublicContent } from '@farmhouse/contracts/content/page-content';
import { settingText, type SettingValues } from '@farmhouse/contracts/content/setting';
import { contentList, contentTable } from '../ui/content/page-content.ts';
import { Disclosure } from '../ui/disclosure.tsx';
import { Icon, type IconName } from '../../shared/ui/icon.tsx';
import { Bedrooms } from './bedrooms.tsx';
import { Section } from './section.tsx';

/** A count, such as 4 bedrooms. */
interface HouseDetail {
  value: string;
  label: string;
}

const FACTS: readonly HouseDetail[] = [
  { value: '4', label: 'bedrooms' },
  { value: '8', label: 'double beds' },
  { value: '5', label: 'bathrooms' },
];
const INVENTORY = [
  'Four air-conditioned bedrooms with attached bathrooms; beds for sixteen',
  'Swimming pool with a shallow section for kids',
  'Kitchen with gas stove, refrigerator, drinking water and plates for thirty',
  'Covered veranda with a swing, a long table and the barbecue area',
  'Lawn, orchard path and box cricket court',
  'Generator, wireless internet, first-aid box and fire extinguishers',
];
const RULES = [
  'Check-in from 10:00 am to 6:00 pm, check-out by 11:00 am, or up to 12:00 pm if you choose that when you book',
  'Children near the pool need an adult beside them',
  'Music outdoors ends at 10:00 pm',
  'No smoking in the bedrooms',
];

interface HouseProps {
  settings: SettingValues;
  content: readonly PublicContent[];
  hasRoomPictures: boolean;
}

/** The size of the house, its bedrooms, equipment and rules. */
export function House({ settings, content, hasRoomPictures }: HouseProps) {
  const details = contentTable(content, 'house.facts', FACTS);
  return (
    <Section
      id="house"
      title="The house at a glance"
      intro="One group at a time: you never share it with strangers."
      raised
    >
      <dl className="mt-5 grid grid-cols-4 gap-2 sm:mt-8 sm:gap-3">
        {[...details, { value: settingText(settings, 'capacity'), label: 'guests' }].map(({ value, label }) => (
          <div
            key={label}
            className="flex flex-col-reverse justify-end rounded-card border border-line bg-ground px-1 py-3 text-center sm:px-4 sm:py-5"
          >
            <dt className="text-quiet max-sm:text-xs">{label}</dt>
            <dd className="font-display text-xl text-garden tabular-nums sm:text-2xl">{value}</dd>
          </div>
        ))}
      </dl>
      <Bedrooms content={content} hasPictures={hasRoomPictures} />
      <div className="mt-4 grid items-start sm:mt-8 lg:grid-cols-2 lg:gap-x-16">
        <List title="What the house has" icon="check" entries={contentList(content, 'house.inventory', INVENTORY)} />
        <List title="House rules" icon="home" entries={contentList(content, 'house.rules', RULES)} />
      </div>
    </Section>
  );
}

function List({ title, icon, entries }: { title: string; icon: IconName; entries: readonly string[] }) {
  if (entries.length === 0) return null;
  return (
    <Disclosure title={title}>
      <ul className="grid gap-2 sm:gap-3">
        {entries.map((entry) => (
          <li key={entry} className="flex gap-3">
            <Icon name={icon} className="mt-1 size-5 text-garden" /> {entry}
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
