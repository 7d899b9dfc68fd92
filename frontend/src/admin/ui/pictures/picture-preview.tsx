import { useState } from 'react';
import { isSafeUrl } from '@farmhouse/contracts/text/url';

interface PicturePreviewProps {
  /** As it was typed. */
  address: string | null | undefined;
  /** Sets the shape. */
  className: string;
}

/** The picture at a typed address, or a text if there is none or it cannot be loaded. */
export function PicturePreview({ address, className }: PicturePreviewProps) {
  const [failed, setFailed] = useState<string>();
  const src = address?.trim();
  if (!src || !isSafeUrl(src) || failed === src) {
    return (
      <p className={`grid place-items-center bg-garden-soft text-sm text-quiet ${className}`}>
        {src ? 'Image unavailable' : 'No image chosen'}
      </p>
    );
  }
  return <img src={src} alt="" className={`bg-line object-cover ${className}`} onError={() => setFailed(src)} />;
}
