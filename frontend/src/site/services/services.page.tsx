import { Link } from 'react-router-dom';
import { getServices, useServices } from '../../shared/catalogue/services.api.ts';
import { useSettings } from '../../shared/content/settings.api.ts';
import { buttonClass } from '../../shared/ui/button.ts';
import { ServiceAreas } from './service-areas.tsx';
import { ServiceCard, ServiceCardSkeleton } from './service-card.tsx';
import type { PageArgs } from '../layout/page.ts';
import { titled } from '../layout/titled.ts';

/** Source: public-site specification 2 (skeleton cards while services load). */
const SKELETONS = 6;

export const head = titled(
  'Services',
  'Extras for your stay at the farmhouse: bonfire, barbecue, box cricket, a personal chef, decorations and more.',
);

export const loader = ({ prefetch }: PageArgs) => prefetch(getServices, undefined);

export default function ServicesPage() {
  const settings = useSettings();
  return (
    <>
      <section className="mx-auto max-w-7xl px-4 py-14 sm:px-6 md:py-20">
        <h1 className="text-3xl">Premium Services</h1>
        <p className="mt-3 max-w-[60ch] text-lg text-quiet">
          Everything here is optional. Add what you like when you book; the price is for the whole stay.
        </p>
        <ServiceList />
      </section>
      <section aria-labelledby="ready-title" className="bg-garden text-white">
        <div className="mx-auto flex max-w-7xl flex-wrap items-center justify-between gap-6 px-4 py-14 sm:px-6">
          <div>
            <h2 id="ready-title" className="text-3xl">
              Ready to Book?
            </h2>
            <p className="mt-2 text-white/85">Pick your dates, tick your extras, see the total at once.</p>
          </div>
          <div className="flex flex-wrap gap-3">
            <Link to="/booking" className={buttonClass('accent')}>
              Book Your Stay
            </Link>
            <Link to="/gallery" className={buttonClass('light')}>
              View Amenities
            </Link>
          </div>
        </div>
      </section>
      <ServiceAreas settings={settings} />
    </>
  );
}

function ServiceList() {
  const { data, isFetching, isUninitialized } = useServices();
  const waiting = !data && (isFetching || isUninitialized);
  if (!waiting && !data?.length) {
    return (
      <p className="mt-10 rounded-card border border-line bg-surface p-6">Unable to load services at this time.</p>
    );
  }
  return (
    <div className="mt-10 grid gap-5 sm:grid-cols-2 lg:grid-cols-3" aria-busy={waiting}>
      {waiting
        ? Array.from({ length: SKELETONS }, (_, index) => <ServiceCardSkeleton key={index} />)
        : data?.map((service) => <ServiceCard key={service.id} service={service} />)}
    </div>
  );
}
