import type { HomepageImageView } from '@farmhouse/contracts/content/homepage-image';
import { useAmenities } from './amenities.api.ts';
import type { GalleryPreview } from '../../gallery/gallery.api.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import type { PictureFiles } from '../../../shared/pictures/picture-files.ts';
import { Picture } from '../../../shared/pictures/picture.tsx';
import { FeatureCards, type Feature } from './feature-cards.tsx';
import { collagePictures } from '../home-data.ts';
import { Section } from '../section.tsx';

const CARDS = 4;
const BUILT_IN: readonly Feature[] = [
  { icon: 'pool', title: 'Swimming pool', text: 'Filtered daily, with a shallow section for kids.' },
  { icon: 'parking', title: 'Free parking', text: 'Inside the gate.' },
  { icon: 'cool', title: 'Air conditioning', text: 'In every bedroom and the hall.' },
  { icon: 'pet', title: 'Pet friendly', text: 'Fenced green for your dog.' },
];

interface AmenitiesProps {
  images: readonly HomepageImageView[];
  preview: GalleryPreview | undefined;
  /** The pictures above, which are not shown a third time. */
  shown: readonly PictureFiles[];
}

/** The owner's amenities, else the built-in ones: the first as cards, the others on demand. */
export function Amenities({ images, preview, shown }: AmenitiesProps) {
  const stored = useAmenities().map(({ icon, title, description }) => ({ icon, title, text: description }));
  const features = stored.length > 0 ? stored : BUILT_IN;
  return (
    <Section
      id="amenities"
      title="Everything for an easy stay"
      intro="The whole place is yours, with all of this in it."
    >
      <div className="mt-6 grid gap-5 sm:mt-10 sm:gap-8 lg:grid-cols-2">
        <div>
          <FeatureCards
            features={features.slice(0, CARDS)}
            onPhones={features.length > CARDS ? 'titles' : 'list'}
            className="sm:grid-cols-2"
          />
          {features.length > CARDS && (
            <div className="mt-4">
              <Disclosure title={`Show all ${features.length}`}>
                <ul className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
                  {features.map(({ title, text }) => (
                    <li key={title} className="flex gap-3">
                      <Icon name="check" className="mt-1 size-5 text-garden" />
                      <span>
                        <strong className="font-semibold">{title}</strong>
                        <span className="block text-sm text-quiet">{text}</span>
                      </span>
                    </li>
                  ))}
                </ul>
              </Disclosure>
            </div>
          )}
        </div>
        <ul className="grid grid-cols-2 gap-2 sm:gap-3">
          {collagePictures(images, preview, shown).map((picture, index) => (
            <li key={`${index} ${picture.src}`}>
              <Picture
                picture={picture}
                sizes="(min-width: 1024px) 310px, (min-width: 640px) 50vw, 46vw"
                className="aspect-4/3 h-full w-full rounded-card shadow-soft"
              />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
