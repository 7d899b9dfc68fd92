interface SocialPreviewProps {
  title: string;
  description: string;
  /** URL of the picture; empty for none. */
  image: string;
}

/** Approximates the link preview of a messenger. */
export function SocialPreview({ title, description, image }: SocialPreviewProps) {
  return (
    <figure className="panel min-w-0 overflow-hidden">
      <figcaption className="px-4 pt-4 pb-2 text-sm text-quiet">Social card</figcaption>
      {image && <img src={image} alt="" className="aspect-[1.91] w-full bg-line object-cover" />}
      <div className="bg-ground px-4 py-3">
        <p className="text-xs text-quiet uppercase">{window.location.host}</p>
        <p className="line-clamp-2 font-semibold">{title || 'Title'}</p>
        <p className="line-clamp-2 text-sm text-quiet">{description}</p>
      </div>
    </figure>
  );
}
