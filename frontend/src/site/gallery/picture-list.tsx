import type { GalleryPicture } from '../../shared/pictures/picture-files.ts';
import { Picture } from '../../shared/pictures/picture.tsx';
import { pictureHash } from '../ui/picture-address.ts';

interface PictureListProps {
  pictures: readonly GalleryPicture[];
  className: string;
  sizes: string;
  /** The pictures above the fold, which are not lazy-loaded; the first one has a high priority. */
  eager: readonly GalleryPicture[];
  onOpen: (key: string) => void;
  /** Called when the visitor is about to open a picture; not on a touch, which may be a scroll. */
  onNear: () => void;
}

/**
 * Pictures with captions; each opens the lightbox. A plain link to the fragment, which without JavaScript enlarges the
 * picture.
 */
export function PictureList({ pictures, className, sizes, eager, onOpen, onNear }: PictureListProps) {
  return (
    <ul className={`grid grid-cols-1 gap-x-4 gap-y-6 ${className}`}>
      {pictures.map((picture) => (
        <li key={picture.key} id={pictureHash(picture.key)} className="scroll-mt-24 noscript:target:col-span-full">
          <figure>
            <a
              href={`#${pictureHash(picture.key)}`}
              aria-haspopup="dialog"
              data-early="wait"
              onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onNear()}
              onFocus={onNear}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                event.preventDefault();
                onOpen(picture.key);
              }}
              className="block cursor-zoom-in rounded-card"
            >
              <Picture
                picture={picture}
                sizes={sizes}
                eager={eager.includes(picture)}
                priority={picture === eager[0] ? 'high' : 'low'}
                className="aspect-3/2 rounded-card shadow-soft"
              />
            </a>
            <figcaption aria-hidden="true" className="mt-2 text-sm wrap-anywhere text-quiet">
              {picture.alt}
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
