import { demoFallback, demoSources, type DemoPicture } from './demo-pictures.ts';
import { usePictureFailed } from './use-picture-failed.ts';

interface PictureProps {
  picture: DemoPicture;
  /** How wide the picture is shown, as in the `sizes` attribute. */
  sizes: string;
  eager?: boolean;
  /** Sets the ratio and the shape; the picture fills it. */
  className: string;
}

/** A bundled picture in the smallest format the browser accepts, on a background of its own colour. */
export function Picture({ picture, sizes, eager = false, className }: PictureProps) {
  const { failed, image } = usePictureFailed();
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
            {...image}
            src={demoFallback(name)}
            alt={alt}
            width={1200}
            height={800}
            loading={eager ? 'eager' : 'lazy'}
            decoding="async"
            className="size-full object-cover"
          />
        </picture>
      )}
    </div>
  );
}
