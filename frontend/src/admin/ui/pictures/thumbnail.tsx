import { useState } from 'react';

/** Shown instead of a picture that cannot be loaded. */
const PLACEHOLDER = '/api/placeholder/400/300';

interface ThumbnailProps {
  src: string;
  alt: string;
  /** Dominant colour, shown while the picture is loading. */
  color?: string | null;
}

/** A card's picture, four by three; shows a placeholder when it cannot be loaded. */
export function Thumbnail({ src, alt, color }: ThumbnailProps) {
  const [failed, setFailed] = useState<string>();
  return (
    <img
      src={failed === src ? PLACEHOLDER : src}
      alt={alt}
      width={400}
      height={300}
      loading="lazy"
      decoding="async"
      onError={() => setFailed(src)}
      style={{ backgroundColor: color ?? undefined }}
      className="aspect-4/3 w-full bg-line object-cover"
    />
  );
}
