import { useSiteUrl } from '../../own-account/own-account.api.ts';
import { PicturePreview } from '../pictures/picture-preview.tsx';

interface SocialPreviewProps {
  title: string | null | undefined;
  description: string | null | undefined;
  /** Address of the picture. */
  image: string | null | undefined;
}

/** Approximates the link preview of a messenger or social network. */
export function SocialPreview({ title, description, image }: SocialPreviewProps) {
  return (
    <section
      aria-label="Social card preview"
      className="mb-6 max-w-lg min-w-0 overflow-hidden rounded-card border border-line bg-surface wrap-anywhere"
    >
      <PicturePreview address={image} className="aspect-[1.91] w-full" />
      <div className="border-t border-line bg-ground p-4">
        <p className="text-xs text-quiet">{new URL(useSiteUrl()).host}</p>
        <p className="line-clamp-2 font-semibold">{title || 'The title appears here'}</p>
        <p className="line-clamp-2 text-sm text-quiet">{description}</p>
      </div>
    </section>
  );
}
