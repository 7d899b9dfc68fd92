import { serviceTerms, type ServiceView } from '@farmhouse/contracts/catalogue/service';
import { formatRupees } from '@farmhouse/contracts/text/rupees';
import { servicePicture } from '../../shared/pictures/service-picture.ts';
import type { RecordColumn } from '../ui/records/record-list.types.ts';
import { wordLabel } from '../ui/word-label.ts';
import { ServiceSwitch } from './service-switch.tsx';

export const SERVICE_COLUMNS: readonly RecordColumn<ServiceView>[] = [
  { title: 'Name', onCard: 'headline', render: (service) => <ServiceName service={service} /> },
  { title: 'Category', render: ({ category }) => wordLabel(category) },
  { title: 'Price', numeric: true, render: ({ price }) => formatRupees(price) },
  { title: 'Status', onCard: 'aside', render: (service) => <ServiceSwitch service={service} /> },
];

/** The service as guests see it: picture, name, description, and what its price covers. */
function ServiceName({ service }: { service: ServiceView }) {
  const { name, description, icon } = service;
  const terms = serviceTerms(service).join(', ');
  const { src, sources } = servicePicture(service);
  return (
    <span className="flex items-start gap-3">
      <img
        src={src}
        srcSet={sources.at(-1)?.srcset}
        sizes="72px"
        alt=""
        width={72}
        height={54}
        loading="lazy"
        decoding="async"
        className="h-13.5 w-18 shrink-0 rounded-field bg-line object-cover"
      />
      <span className="block min-w-0">
        <span className="font-semibold wrap-anywhere">{icon ? `${icon} ${name}` : name}</span>
        <span className="line-clamp-2 max-w-prose text-sm wrap-anywhere font-normal text-quiet">{description}</span>
        {terms && <span className="block text-sm font-normal text-quiet">{terms}</span>}
      </span>
    </span>
  );
}
