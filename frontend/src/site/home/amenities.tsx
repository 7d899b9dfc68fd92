import type { PublicContent } from '@farmhouse/contracts/content/dynamic-content';
import type { HomepageImageView } from '@farmhouse/contracts/content/homepage-image';
import { useAmenities } from './amenities.api.ts';
import type { GalleryPreview } from '../gallery/gallery.api.ts';
import { contentTable } from '../ui/content/page-content.ts';
import { Picture } from '../../shared/pictures/picture.tsx';
import { FeatureCards, type Feature } from './feature-cards.tsx';
import { collagePictures } from './home-data.ts';
import { Section } from './section.tsx';

const CARDS = 4;
const BUILT_IN: readonly [Feature, ...Feature[]] = [
  { icon: 'pool', title: 'Swimming pool', text: 'Filtered daily, with a shallow section for kids.' },
  { icon: 'parking', title: 'Free parking', text: 'Inside the gate.' },
  { icon: 'cool', title: 'Air conditioning', text: 'In every bedroom and the hall.' },
  { icon: 'pet', title: 'Pet friendly', text: 'Fenced green for your dog.' },
];

interface AmenitiesProps {
  images: readonly HomepageImageView[];
  preview: GalleryPreview | undefined;
  content: readonly PublicContent[];
}

/** Amenity cards: the owner's first amenities, else the stored texts, else the built-in ones. */
export function Amenities({ images, preview, content }: AmenitiesProps) {
  const stored = useAmenities().map(({ icon, title, description }) => ({ icon, title, text: description }));
  const features = stored.length > 0 ? stored : contentTable(content, 'home.amenities', BUILT_IN);
  return (
    <Section
      id="amenities"
      title="Everything for an easy stay"
      intro="The whole place is yours, with all of this in it."
    >
      <div className="mt-10 grid gap-8 lg:grid-cols-2">
        <FeatureCards features={features.slice(0, CARDS)} className="sm:grid-cols-2" />
        <ul className="grid grid-cols-2 gap-3">
          {collagePictures(images, preview).map((picture, index) => (
            <li key={`${index} ${picture.src}`}>
              <Picture
                picture={picture}
                sizes="(min-width: 1024px) 310px, 50vw"
                className="aspect-4/3 h-full w-full rounded-card shadow-soft"
              />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
