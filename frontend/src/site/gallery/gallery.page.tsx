import { Link } from 'react-router-dom';
import { DEMO_PICTURES } from '../../shared/pictures/demo-pictures.ts';
import { Picture } from '../../shared/pictures/picture.tsx';
import { buttonClass } from '../../shared/ui/button.ts';
import { titled } from '../layout/titled.ts';

/** Pictures in the first screenful, which must not wait. */
const EAGER = 3;

export const head = titled(
  'Gallery',
  'Pictures of the farmhouse, the pool, the rooms, the lawns and the evenings around the fire.',
);

export default function GalleryPage() {
  return (
    <section className="mx-auto max-w-7xl px-4 py-14 sm:px-6 md:py-20">
      <h1 className="text-3xl">Gallery</h1>
      <p className="mt-3 max-w-[60ch] text-lg text-quiet">
        The house, the pool, the rooms, and what evenings here look like.
      </p>
      <ul className="mt-10 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {DEMO_PICTURES.map((picture, index) => (
          <li key={picture.name}>
            <Picture
              picture={picture}
              sizes="(min-width: 1024px) 400px, (min-width: 640px) 50vw, 100vw"
              eager={index < EAGER}
              className="aspect-3/2 rounded-card shadow-soft"
            />
          </li>
        ))}
      </ul>
      <Link to="/booking" className={buttonClass('primary', 'mt-12')}>
        Book Your Stay
      </Link>
    </section>
  );
}
