import { Form } from 'antd';
import type { HomepageSection, SaveHomepageImage } from '@farmhouse/contracts/content/homepage-image';
import { PicturePreview } from '../ui/pictures/picture-preview.tsx';
import { wordLabel } from '../ui/word-label.ts';

/** The shape that a picture has in each section of the home page. */
const SHAPES: Record<HomepageSection, string> = {
  hero: 'aspect-16/9',
  amenities: 'aspect-4/3',
  gallery: 'aspect-3/2',
  services: 'aspect-3/1',
  contact: 'aspect-3/2',
  about: 'aspect-3/2',
};

/** The typed picture, cropped as in the chosen section of the home page. */
export function SectionPreview() {
  const form = Form.useFormInstance<SaveHomepageImage>();
  const section = Form.useWatch<HomepageSection | undefined>('section', form);
  const address = Form.useWatch<string | undefined>('imageUrl', form);
  if (!section || !address?.trim()) return null;
  return (
    <figure className="mb-6">
      <PicturePreview address={address} className={`w-full max-w-md rounded-field ${SHAPES[section]}`} />
      <figcaption className="mt-1.5 text-sm text-quiet">As cut in {wordLabel(section)}</figcaption>
    </figure>
  );
}
