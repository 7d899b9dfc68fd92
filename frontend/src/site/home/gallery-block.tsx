import { Link } from 'react-router-dom';
import type { HomepageImageView } from '@farmhouse/contracts/content/homepage-image';
import { GALLERY_PREVIEW, type GalleryPreview } from '../gallery/gallery.api.ts';
import type { PictureFiles } from '../../shared/pictures/picture-files.ts';
import { Picture } from '../../shared/pictures/picture.tsx';
import { buttonClass } from '../ui/button.ts';
import { pictureHash } from '../ui/picture-address.ts';
import { previewPictures } from './home-data.ts';
import { Section } from './section.tsx';

const EAGER = 3;

/** A picture of the gallery opens there; one that the owner has chosen for the home page only leads to the gallery. */
const addressOf = ({ key }: PictureFiles & { key?: string }): string =>
  key ? `/gallery#${pictureHash(key)}` : '/gallery';

interface GalleryBlockProps {
  images: readonly HomepageImageView[];
  preview: GalleryPreview | undefined;
}

export function GalleryBlock({ images, preview }: GalleryBlockProps) {
  return (
    <Section id="gallery" title="A look around">
      <ul className="mt-5 grid grid-cols-2 gap-2 sm:mt-10 sm:gap-4 lg:grid-cols-3">
        {previewPictures(images, preview, GALLERY_PREVIEW).map((picture, index) => (
          <li key={`${index} ${picture.src}`}>
            <Link to={addressOf(picture)} className="block rounded-card">
              <Picture
                picture={picture}
                sizes="(min-width: 1024px) 400px, 50vw"
                eager={index < EAGER}
                priority={index < EAGER ? 'low' : undefined}
                className="aspect-3/2 rounded-card shadow-soft"
              />
            </Link>
          </li>
        ))}
      </ul>
      <Link to="/gallery" className={buttonClass('outline', 'mt-5 sm:mt-8')}>
        View More Photos
      </Link>
    </Section>
  );
}
