import type { PublicContent } from '@farmhouse/contracts/content/page-content';
import { contentTable } from '../ui/content/page-content.ts';
import { FeatureCards, type Feature } from './features/feature-cards.tsx';
import { Section } from './section.tsx';

const BUILT_IN: readonly Feature[] = [
  { icon: 'cake', title: 'Birthdays', text: 'A lawn for the party and a pool for the children.' },
  { icon: 'family', title: 'Family gatherings', text: 'Three generations at one long table.' },
  { icon: 'rings', title: 'Weddings', text: 'A mandap under string lights, with rooms for the closest family.' },
  { icon: 'team', title: 'Corporate events', text: 'A morning of work on the veranda, an afternoon of box cricket.' },
];

export function Occasions({ content }: { content: readonly PublicContent[] }) {
  const occasions = contentTable(content, 'home.occasions', BUILT_IN);
  if (occasions.length === 0) return null;
  return (
    <Section id="occasions" title="Perfect for Every Occasion" raised>
      <FeatureCards features={occasions} onPhones="list" className="mt-5 sm:mt-10 sm:grid-cols-2 lg:grid-cols-4" />
    </Section>
  );
}
