interface SearchPreviewProps {
  title: string;
  description: string;
  /** Path on this site. */
  path: string;
}

/** Approximates a search result for a page. */
export function SearchPreview({ title, description, path }: SearchPreviewProps) {
  return (
    <figure className="panel min-w-0 p-4">
      <figcaption className="mb-2 text-sm text-quiet">Search result</figcaption>
      <p className="truncate text-sm">
        {window.location.host}
        {path.replaceAll('/', ' › ')}
      </p>
      <p className="line-clamp-1 text-lg text-water-dark">{title || 'Title'}</p>
      <p className="line-clamp-2 text-sm text-quiet">{description || 'Description'}</p>
    </figure>
  );
}
