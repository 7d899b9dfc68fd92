import type { PictureFiles } from './picture-files.ts';
import { usePictureFailed } from './use-picture-failed.ts';

interface PictureProps {
  picture: PictureFiles;
  /** Displayed width, as in the `sizes` attribute. */
  sizes: string;
  eager?: boolean;
  /** 'high' for the picture that fills the first view, 'low' for an eager one below it. */
  priority?: 'high' | 'low';
  /** Sets the aspect ratio and the shape, which the picture fills. */
  className: string;
}

/** A picture in the smallest format that the browser supports, on a background of its dominant colour. */
export function Picture({ picture, sizes, eager = false, priority, className }: PictureProps) {
  const { failed, image } = usePictureFailed();
  const { alt, src, sources, width, height, color } = picture;
  return (
    <div
      className={`overflow-hidden bg-line ${eager ? '' : 'skip-offscreen'} ${className}`}
      style={color && !failed ? { backgroundColor: color } : undefined}
    >
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
            fetchPriority={priority}
            decoding={priority === 'high' ? 'sync' : 'async'}
            className="size-full object-cover"
          />
        </picture>
      )}
    </div>
  );
}
