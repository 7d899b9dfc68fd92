import { Link } from 'react-router-dom';
import type { ServiceView } from '@farmhouse/contracts/catalogue/service';
import { formatRupees } from '@farmhouse/contracts/text/rupees';
import { serviceEmoji } from '../../shared/catalogue/service-emoji.ts';
import { useServices } from '../../shared/catalogue/services.api.ts';
import type { PictureFiles } from '../../shared/pictures/picture-files.ts';
import { Picture } from '../../shared/pictures/picture.tsx';
import { buttonClass } from '../../shared/ui/button.ts';
import { SERVICE_CARD_CLASS, ServiceSkeletons } from '../ui/service-skeletons.tsx';
import { Section } from './section.tsx';

/** The paid extras. Source: public-site specification 2. */
export function ServicesBlock({ picture }: { picture?: PictureFiles }) {
  return (
    <Section id="services" title="Premium Services" intro="Add what you like; each price is for the whole stay.">
      {picture && (
        <Picture
          picture={picture}
          sizes="(min-width: 1280px) 1232px, 100vw"
          className="mt-8 aspect-3/1 rounded-card shadow-soft"
        />
      )}
      <Services />
      <Link to="/services" className={buttonClass('outline', 'mt-8')}>
        View All Services
      </Link>
    </Section>
  );
}

function Services() {
  const { data, isFetching, isUninitialized } = useServices();
  const waiting = !data && (isFetching || isUninitialized);
  if (!waiting && !data?.length) {
    return <p className="mt-8 rounded-card border border-line bg-surface p-6">Unable to load services at this time.</p>;
  }
  return (
    <div className="mt-8 grid gap-5 sm:grid-cols-2 lg:grid-cols-3" aria-busy={waiting}>
      {waiting ? <ServiceSkeletons /> : data?.map((service) => <ServiceOffer key={service.id} service={service} />)}
    </div>
  );
}

function ServiceOffer({ service }: { service: ServiceView }) {
  const { name, description, price } = service;
  return (
    <article className={SERVICE_CARD_CLASS}>
      <div className="flex items-center gap-4">
        <span
          aria-hidden="true"
          className="grid size-12 shrink-0 place-items-center rounded-full bg-garden-soft font-emoji text-xl text-garden"
        >
          {serviceEmoji(name)}
        </span>
        <div>
          <h3 className="text-lg">{name}</h3>
          <p className="font-semibold tabular-nums">{formatRupees(price)}</p>
        </div>
      </div>
      <p className="mt-3 flex-1 text-quiet">{description}</p>
      <Link to="/booking" aria-label={`Add to Booking: ${name}`} className={buttonClass('outline', 'mt-5')}>
        Add to Booking
      </Link>
    </article>
  );
}
