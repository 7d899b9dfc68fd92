import { useId, type ReactNode } from 'react';
import {
  HOMEPAGE_SECTIONS,
  type HomepageImageView,
  type HomepageSection,
} from '@farmhouse/contracts/content/homepage-image';
import { formatCount } from '@farmhouse/contracts/text/count';
import { Badge } from '../ui/badge.tsx';
import { Thumbnail } from '../ui/pictures/thumbnail.tsx';
import { wordLabel } from '../ui/word-label.ts';

interface ImageGroupsProps {
  images: readonly HomepageImageView[];
  actionsOf: (image: HomepageImageView) => ReactNode;
}

/** The images of each section of the home page, in their order. */
export function ImageGroups({ images, actionsOf }: ImageGroupsProps) {
  const groups = HOMEPAGE_SECTIONS.map(
    (section) => [section, images.filter((image) => image.section === section)] as const,
  );
  return groups
    .filter(([, group]) => group.length > 0)
    .map(([section, group]) => <ImageGroup key={section} section={section} images={group} actionsOf={actionsOf} />);
}

function ImageGroup({ section, images, actionsOf }: ImageGroupsProps & { section: HomepageSection }) {
  const id = useId();
  const sorted = images.toSorted((a, b) => a.order - b.order || a.id - b.id);
  return (
    <section aria-labelledby={id} className="mb-8">
      <h2 id={id} className="mb-3 flex items-center gap-2 text-xl">
        {wordLabel(section)} <Badge tone="blue">{formatCount(images.length, 'image', 'images')}</Badge>
      </h2>
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3 2xl:grid-cols-4">
        {sorted.map((image) => (
          <ImageCard key={image.id} image={image} actions={actionsOf(image)} />
        ))}
      </ul>
    </section>
  );
}

function ImageCard({ image, actions }: { image: HomepageImageView; actions: ReactNode }) {
  const { title, description, imageUrl, altText, order, active } = image;
  return (
    <li className="panel flex flex-col overflow-hidden">
      <Thumbnail src={imageUrl} alt={altText ?? ''} />
      <div className="flex flex-1 flex-col gap-2 p-3">
        <p className="font-semibold wrap-anywhere">{title}</p>
        {description && <p className="line-clamp-2 text-sm wrap-anywhere text-quiet">{description}</p>}
        <div className="mt-auto flex items-center justify-between gap-2">
          <span className="flex flex-wrap gap-1.5">
            <Badge tone="yellow">Order {order}</Badge>
            {!active && <Badge tone="grey">Inactive</Badge>}
          </span>
          {actions}
        </div>
      </div>
    </li>
  );
}
