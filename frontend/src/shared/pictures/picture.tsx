import type { PictureFiles } from './picture-files.ts';
import { usePictureFailed } from './use-picture-failed.ts';

interface PictureProps {
  picture: PictureFiles;
  /** How wide the picture is shown, as in the `sizes` attribute. */
  sizes: string;
  eager?: boolean;
  /** Sets the ratio and the shape; the picture fills it. */
  className: string;
}

/** A picture in the smallest format the browser accepts, on a background of its own colour. */
export function Picture({ picture, sizes, eager = false, className }: PictureProps) {
  const { failed, image } = usePictureFailed();
  const { alt, src, sources, width, height, color } = picture;
  return (
    <div className={`overflow-hidden bg-line ${className}`} style={color ? { backgroundColor: color } : undefined}>
      {failed ? (
        <p role="img" aria-label={alt} className="grid size-full place-items-center bg-line p-4 text-center text-quiet">
          Image unavailable
        </p>
      ) : (
        <picture>
          {sources.map(({ type, srcset }) => (
            <source key={type} type={type} srcSet={srcset} sizes={sizes} />
          ))}
          <img
            {...image}
            src={src}
            alt={alt}
            width={width}
            height={height}
            loading={eager ? 'eager' : 'lazy'}
            decoding="async"
            className="size-full object-cover"
          />
        </picture>
      )}
    </div>
  );
}
