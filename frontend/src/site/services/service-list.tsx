import { useSearchParams } from 'react-router-dom';
import { serviceSlugs } from '@farmhouse/contracts/catalogue/service-slugs';
import { servicePictures } from '../../shared/pictures/service-picture.ts';
import { Chip, ChipRow } from '../ui/chip-row.tsx';
import { useServices } from './services.api.ts';
import { ServiceCard } from '../ui/services/service-card.tsx';
import { NO_SERVICES, SERVICE_GRID_CLASS, ServiceSkeletons } from '../ui/services/service-skeletons.tsx';
import { serviceGroups } from './service-groups.ts';

/** Classes by the number of services: on wide screens four cards fill a row, and small groups are side by side. */
const FULL_ROW = 'lg:col-span-4';
const FULL_COLUMNS = 'lg:grid-cols-4';
const SPANS: Record<number, string> = { 1: 'lg:col-span-1', 2: 'lg:col-span-2', 3: 'lg:col-span-3' };
const COLUMNS: Record<number, string> = { 1: 'lg:grid-cols-1', 2: 'lg:grid-cols-2', 3: 'lg:grid-cols-3' };

/** All services by category; the one in the URL is highlighted. */
export function ServiceList() {
  const { data, isFetching, isUninitialized } = useServices();
  const [search] = useSearchParams();
  if (!data && (isFetching || isUninitialized)) {
    return (
      <div className={`mt-10 ${SERVICE_GRID_CLASS}`} aria-busy="true">
        <ServiceSkeletons />
      </div>
    );
  }
  if (!data?.length) {
    return <p className="mt-10 rounded-card border border-line bg-surface p-6">{NO_SERVICES}</p>;
  }
  const slugs = serviceSlugs(data);
  const groups = serviceGroups(data);
  const first = groups[0]?.services[0];
  const pictures = servicePictures(groups.flatMap((group) => group.services));
  return (
    <>
      {groups.length > 1 && (
        <ChipRow label="Kinds of services">
          {groups.map(({ category, name, services }) => (
            <Chip
              key={category}
              to={{ search: search.toString(), hash: `services-${category}` }}
              name={name}
              count={services.length}
              isAnchor
            />
          ))}
        </ChipRow>
      )}
      <div className="mt-8 grid gap-x-5 gap-y-12 lg:grid-cols-4">
        {groups.map(({ category, name, services }) => (
          <section
            key={category}
            aria-labelledby={`services-${category}`}
            className={SPANS[services.length] ?? FULL_ROW}
          >
            <h2 id={`services-${category}`} className="scroll-mt-24 text-2xl">
              {name}
            </h2>
            <div className={`mt-5 grid gap-4 sm:grid-cols-2 sm:gap-5 ${COLUMNS[services.length] ?? FULL_COLUMNS}`}>
              {services.map((service) => (
                <ServiceCard
                  key={service.id}
                  service={service}
                  slug={slugs.get(service.id) ?? ''}
                  picture={pictures.get(service.id)}
                  isChosen={slugs.get(service.id) === search.get('service')}
                  isFirst={service === first}
                  detailed
                />
              ))}
            </div>
          </section>
        ))}
      </div>
    </>
  );
}
