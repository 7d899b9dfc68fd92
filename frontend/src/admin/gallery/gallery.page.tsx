import { useEffect } from 'react';
import { GALLERY_CATEGORIES, type GalleryItemView } from '@farmhouse/contracts/catalogue/gallery';
import { lazyWithRetry } from '../../shared/ui/lazy-with-retry.ts';
import { CountFilter } from '../ui/filters/count-filter.tsx';
import { CrudSection } from '../ui/crud/crud-section.tsx';
import { crudTexts } from '../ui/crud/crud-texts.ts';
import { SectionBar } from '../ui/section-bar.tsx';
import { useFilter } from '../ui/filters/use-filter.ts';
import { wordLabel } from '../ui/word-label.ts';
import { gallery } from './gallery.api.ts';
import { GalleryGrid } from './gallery-grid.tsx';
import { LOST_ELSEWHERE } from './removed-files.ts';
import { UploadList } from './upload/upload-list.tsx';
import { useStoredUploads } from './upload/uploads.ts';

const TEXTS = { ...crudTexts('image'), add: 'Add Images' };
const EMPTY = { text: 'No images', hint: 'Visitors see the pictures of this gallery.', hasAddButton: true };

const GalleryForm = lazyWithRetry(() => import('./gallery-form.tsx'));

/** The pictures of the public gallery. */
export default function GalleryPage() {
  const [category, setCategory] = useFilter('category', GALLERY_CATEGORIES);
  const { data = [], refetch } = gallery.useList();
  const stored = useStoredUploads();
  useEffect(() => {
    if (stored > 0) void refetch();
  }, [stored, refetch]);

  return (
    <CrudSection
      crud={gallery}
      texts={TEXTS}
      label="Images"
      nameOf={({ alt }: GalleryItemView) => alt}
      columns={[]}
      view={(shown, actionsOf) => <GalleryGrid all={data} shown={shown} actionsOf={actionsOf} />}
      Form={GalleryForm}
      deleteQuestion={({ alt, source }) =>
        `Delete the image "${alt}"?${source === 'upload' ? ` Its files are removed for good: ${LOST_ELSEWHERE}.` : ''}`
      }
      empty={EMPTY}
      matches={category && ((item) => item.category === category)}
      header={({ records, addButton }) => (
        <>
          <SectionBar
            title="Gallery Management"
            text="Pictures appear on the site in this order, new ones first. Drag one by its handle, or give it a place."
            action={addButton}
          />
          <UploadList />
          {records && (
            <CountFilter
              label="Category"
              allText="All Categories"
              values={GALLERY_CATEGORIES}
              labelOf={wordLabel}
              present={records.map((item) => item.category)}
              chosen={category}
              onChange={setCategory}
            />
          )}
        </>
      )}
    />
  );
}
