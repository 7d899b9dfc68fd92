import { useState } from 'react';
import { demoFallback, demoSources, type DemoPicture } from './demo-pictures.ts';

interface PictureProps {
  picture: DemoPicture;
  /** How wide the picture is shown, as in the `sizes` attribute. */
  sizes: string;
  eager?: boolean;
  /** Sets the ratio and the shape; the picture fills it. */
  className: string;
}

/** A bundled picture in the lightest format the browser takes, on a ground of its own colour. */
export function Picture({ picture, sizes, eager = false, className }: PictureProps) {
  const [failed, setFailed] = useState(false);
  const { name, alt, colour } = picture;
  return (
    <div className={`overflow-hidden ${className}`} style={{ backgroundColor: colour }}>
      {failed ? (
        <p role="img" aria-label={alt} className="grid size-full place-items-center bg-line p-4 text-center text-quiet">
          Image unavailable
        </p>
      ) : (
        <picture>
          <source type="image/avif" srcSet={demoSources(name, 'avif')} sizes={sizes} />
          <source type="image/webp" srcSet={demoSources(name, 'webp')} sizes={sizes} />
          <img
            src={demoFallback(name)}
            alt={alt}
            width={1200}
            height={800}
            loading={eager ? 'eager' : 'lazy'}
            decoding="async"
            onError={() => setFailed(true)}
            className="size-full object-cover"
          />
        </picture>
      )}
    </div>
  );
}
