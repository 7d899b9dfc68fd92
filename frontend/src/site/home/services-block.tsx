import { Link } from 'react-router-dom';
import { serviceSlugs } from '@farmhouse/contracts/catalogue/service-slugs';
import { useServices } from '../services/services.api.ts';
import type { PictureFiles } from '../../shared/pictures/picture-files.ts';
import { Picture } from '../../shared/pictures/picture.tsx';
import { buttonClass } from '../ui/button.ts';
import { ServiceCard } from '../ui/services/service-card.tsx';
import {
  NO_SERVICES,
  SERVICE_GRID_CLASS,
  ServiceSkeletons,
  SWIPE_ROW_CLASS,
} from '../ui/services/service-skeletons.tsx';
import { Section } from './section.tsx';

/** Number of services on the home page; the others have a page of their own. */
export const HOME_SERVICES = 6;

interface ServicesBlockProps {
  /** Pictures of the services by their ids. */
  pictures: ReadonlyMap<number, PictureFiles>;
  /** The owner's picture of the section. */
  picture?: PictureFiles;
}

/** The first of the paid extras. */
export function ServicesBlock({ pictures, picture }: ServicesBlockProps) {
  return (
    <Section id="services" title="Premium Services" intro="Add what you like; each price is for the whole stay.">
      {picture && (
        <Picture
          picture={picture}
          sizes="(min-width: 1280px) 1232px, 100vw"
          className="mt-8 aspect-3/1 rounded-card shadow-soft max-sm:hidden"
        />
      )}
      <Services pictures={pictures} />
      <Link to="/services" className={buttonClass('outline', 'mt-4 sm:mt-8')}>
        View All Services
      </Link>
    </Section>
  );
}

function Services({ pictures }: Pick<ServicesBlockProps, 'pictures'>) {
  const { data, isFetching, isUninitialized } = useServices();
  const waiting = !data && (isFetching || isUninitialized);
  if (!waiting && !data?.length) {
    return <p className="mt-8 rounded-card border border-line bg-surface p-6">{NO_SERVICES}</p>;
  }
  const slugs = serviceSlugs(data ?? []);
  return (
    <div className={`mt-5 sm:mt-8 ${SERVICE_GRID_CLASS} ${SWIPE_ROW_CLASS}`} aria-busy={waiting}>
      {waiting ? (
        <ServiceSkeletons />
      ) : (
        data
          ?.slice(0, HOME_SERVICES)
          .map((service) => (
            <ServiceCard
              key={service.id}
              service={service}
              slug={slugs.get(service.id) ?? ''}
              picture={pictures.get(service.id)}
            />
          ))
      )}
    </div>
  );
}
