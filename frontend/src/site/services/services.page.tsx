import { Suspense } from 'react';
import { Link, useLoaderData } from 'react-router-dom';
import type { ServiceView } from '@farmhouse/contracts/catalogue/service';
import { serviceBySlug, servicePath } from '../ui/services/service-slug.ts';
import { getServices } from './services.api.ts';
import { getPageContent } from '../ui/content/page-content.api.ts';
import { useSettings } from '../../shared/content/settings.api.ts';
import { lazyWithRetry } from '../../shared/ui/lazy-with-retry.ts';
import { buttonClass } from '../ui/button.ts';
import { PageNotFound } from '../page/not-found.ts';
import type { HeadInput } from '../head/head-tags.ts';
import type { PageArgs } from '../page/page.ts';
import { headOf, titled } from '../head/titled.ts';
import { WhatsappButton } from '../ui/contact/whatsapp-button.tsx';
import { ServiceAreas } from './service-areas.tsx';
import { ServiceList } from './service-list.tsx';

/** Most visitors choose no service: its code is loaded together with the data of a chosen one. */
const ServicePrice = lazyWithRetry(() => import('./service-price.tsx'));

/** The service that the URL names, with its slug. */
interface ChosenService extends ServiceView {
  slug: string;
}

/** All services, one of them highlighted if the query names it; an unknown one is a 404. */
export const query = ['service'];

const defaultHead = headOf('services');

export const head = (input: HeadInput<ChosenService | null>) => {
  const { data: service } = input;
  if (!service) return defaultHead(input);
  return {
    ...titled(service.name, service.description)(input),
    overridesSeoTexts: true,
    image: service.imageUrl ? { src: service.imageUrl, alt: service.name } : undefined,
    jsonLd: [structuredService(service)],
  };
};

export const about = (service: ChosenService | null | undefined): string =>
  service ? `“${service.name}”` : 'your services';

const structuredService = (service: ChosenService) => ({
  '@type': 'Service',
  name: service.name,
  description: service.description,
  url: servicePath(service.slug),
  provider: { '@type': 'LodgingBusiness', '@id': '/#business' },
  offers: { '@type': 'Offer', price: service.price, priceCurrency: 'INR', url: '/booking' },
});

export const loader = async ({ read, prefetch, url }: PageArgs): Promise<ChosenService | null> => {
  const slug = url.searchParams.get('service');
  const content = prefetch(getPageContent, 'services');
  if (slug === null) {
    await Promise.all([content, prefetch(getServices, undefined)]);
    return null;
  }
  // a failure is retried when it is shown
  const code = ServicePrice.preload().catch(() => undefined);
  const [services] = await Promise.all([read(getServices, undefined), content, code]);
  const service = serviceBySlug(services ?? [], slug);
  if (services && !service) throw new PageNotFound();
  return service ? { ...service, slug } : null;
};

export default function ServicesPage() {
  const settings = useSettings();
  const service = useLoaderData<ChosenService | null>();
  return (
    <>
      <section className="mx-auto max-w-7xl px-4 py-14 sm:px-6 md:py-20">
        <h1 className="text-3xl">Premium Services</h1>
        <p className="mt-3 max-w-[60ch] text-lg text-quiet">
          Everything here is optional. Add what you like when you book; the price is for the whole stay.
        </p>
        <Suspense>{service && <ServicePrice key={service.id} service={service} slug={service.slug} />}</Suspense>
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
            <Link to="/#amenities" className={buttonClass('light')}>
              View Amenities
            </Link>
            <WhatsappButton about={about(service)} variant="light" />
          </div>
        </div>
      </section>
      <ServiceAreas settings={settings} />
    </>
  );
}
