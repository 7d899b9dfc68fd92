import { EyeOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { HOMEPAGE_SECTIONS, type HomepageImageView } from '@farmhouse/contracts/content/homepage-image';
import { lazyWithRetry } from '../../shared/ui/lazy-with-retry.ts';
import { CountFilter } from '../ui/filters/count-filter.tsx';
import { CrudSection } from '../ui/crud/crud-section.tsx';
import { crudTexts } from '../ui/crud/crud-texts.ts';
import { SectionBar } from '../ui/section-bar.tsx';
import { useFilter } from '../ui/filters/use-filter.ts';
import { wordLabel } from '../ui/word-label.ts';
import { homepageImages } from './homepage-images.api.ts';
import { ImageGroups } from './image-groups.tsx';

const TEXTS = crudTexts('homepage image');
const EMPTY = {
  text: 'No homepage images',
  hint: 'Without one, the home page shows pictures of the gallery.',
  hasAddButton: true,
};
const DELETE_QUESTION = 'Are you sure you want to delete this homepage image?';

const HomepageImageForm = lazyWithRetry(() => import('./homepage-image-form.tsx'));

/** Pictures shown in a section of the home page in place of the gallery's. */
export default function HomepageImagesPage() {
  const [section, setSection] = useFilter('section', HOMEPAGE_SECTIONS);
  return (
    <CrudSection
      crud={homepageImages}
      texts={TEXTS}
      label="Homepage images"
      nameOf={({ title }: HomepageImageView) => title}
      columns={[]}
      view={(images, actionsOf) => <ImageGroups images={images} actionsOf={actionsOf} />}
      moreActions={(image) => <ViewButton image={image} />}
      Form={HomepageImageForm}
      deleteQuestion={() => DELETE_QUESTION}
      empty={EMPTY}
      matches={section && ((image) => image.section === section)}
      header={({ records, addButton }) => (
        <>
          <SectionBar text="Pictures of the home page's sections: the lowest number first." action={addButton} />
          {records && (
            <CountFilter
              label="Section"
              allText="All Sections"
              values={HOMEPAGE_SECTIONS}
              labelOf={wordLabel}
              present={records.map((image) => image.section)}
              chosen={section}
              onChange={setSection}
            />
          )}
        </>
      )}
    />
  );
}

function ViewButton({ image: { title, imageUrl } }: { image: HomepageImageView }) {
  return (
    <Button
      type="text"
      shape="circle"
      href={imageUrl}
      target="_blank"
      rel="noopener"
      icon={<EyeOutlined aria-hidden />}
      aria-label={`View ${title} (opens in a new tab)`}
    />
  );
}
