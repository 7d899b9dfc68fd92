import type { AmenityView } from '@farmhouse/contracts/catalogue/amenity';
import { lazyWithRetry } from '../../shared/ui/lazy-with-retry.ts';
import { CrudSection } from '../ui/crud/crud-section.tsx';
import { crudTexts } from '../ui/crud/crud-texts.ts';
import { SectionBar } from '../ui/section-bar.tsx';
import { amenities } from './amenities.api.ts';
import { AMENITY_COLUMNS } from './amenity-columns.tsx';

const TEXTS = crudTexts('amenity');
const EMPTY = { text: 'No amenities found', hint: 'Add the first one, the pool perhaps.', hasAddButton: true };

const AmenityForm = lazyWithRetry(() => import('./amenity-form.tsx'));

/** The amenities of the house. */
export default function AmenitiesPage() {
  return (
    <CrudSection
      crud={amenities}
      texts={TEXTS}
      label="Amenities"
      nameOf={({ title }: AmenityView) => title}
      columns={AMENITY_COLUMNS}
      Form={AmenityForm}
      deleteQuestion={({ title }) => `Delete the amenity "${title}"? It leaves the site.`}
      empty={EMPTY}
      header={({ addButton }) => (
        <SectionBar
          title="Amenities Management"
          text="What the house has, in the order of the site's list: the lowest number first."
          action={addButton}
        />
      )}
    />
  );
}
