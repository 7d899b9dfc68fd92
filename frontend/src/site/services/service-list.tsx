import { useSearchParams } from 'react-router-dom';
import { serviceBySlug } from '../../shared/catalogue/service-slug.ts';
import { useServices } from '../../shared/catalogue/services.api.ts';
import { ServiceCard } from '../ui/service-card.tsx';
import { NO_SERVICES, SERVICE_GRID_CLASS, ServiceSkeletons } from '../ui/service-skeletons.tsx';
import { serviceGroups } from './service-groups.ts';

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
  const chosen = serviceBySlug(data, search.get('service') ?? '');
  return serviceGroups(data).map(({ category, name, services }) => (
    <section key={category} aria-labelledby={`services-${category}`} className="mt-12">
      <h2 id={`services-${category}`} className="text-2xl">
        {name}
      </h2>
      <div className={`mt-5 ${SERVICE_GRID_CLASS}`}>
        {services.map((service) => (
          <ServiceCard key={service.id} service={service} isChosen={service === chosen} detailed />
        ))}
      </div>
    </section>
  ));
}
