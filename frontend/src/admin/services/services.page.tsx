import type { ServiceView } from '@farmhouse/contracts/catalogue/service';
import { lazyWithRetry } from '../../shared/ui/lazy-with-retry.ts';
import { CrudSection } from '../ui/crud/crud-section.tsx';
import { crudTexts } from '../ui/crud/crud-texts.ts';
import { SectionBar } from '../ui/section-bar.tsx';
import { SERVICE_COLUMNS } from './service-columns.tsx';
import { services } from './services.api.ts';

const TEXTS = crudTexts('service');
const EMPTY = {
  text: 'No services found',
  hint: 'Add the first extra, a bonfire perhaps.',
  hasAddButton: true,
};

const ServiceForm = lazyWithRetry(() => import('./service-form.tsx'));

/** The services: paid extras that guests can add to a stay. */
export default function ServicesPage() {
  return (
    <CrudSection
      crud={services}
      texts={TEXTS}
      label="Services"
      nameOf={({ name }: ServiceView) => name}
      columns={SERVICE_COLUMNS}
      Form={ServiceForm}
      deleteQuestion={({ name }) => `Delete the service "${name}"? Guests can no longer choose it.`}
      empty={EMPTY}
      header={({ addButton }) => (
        <SectionBar
          title="Services Management"
          text="Extras that guests can add to a stay. A new price applies from the next request."
          action={addButton}
        />
      )}
    />
  );
}
