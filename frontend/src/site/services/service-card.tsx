import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { ServiceView } from '@farmhouse/contracts/catalogue/service';
import { formatRupees } from '@farmhouse/contracts/text/rupees';
import { serviceEmoji } from '../../shared/catalogue/service-emoji.ts';
import { SERVICE_CARD_CLASS } from '../ui/service-skeletons.tsx';
import { servicePath } from './service-slug.ts';

interface ServiceCardProps {
  service: ServiceView;
  /** True for the service in the URL, which is highlighted and scrolled to. */
  isChosen: boolean;
}

export function ServiceCard({ service, isChosen }: ServiceCardProps) {
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isChosen) card.current?.scrollIntoView({ block: 'center' });
  }, [isChosen]);
  return (
    <article
      ref={card}
      aria-current={isChosen || undefined}
      className={`${SERVICE_CARD_CLASS} transition-transform duration-200 ease-calm [@media(hover:hover)]:hover:-translate-y-1 ${isChosen ? 'outline-3 outline-garden' : ''}`}
    >
      <div className="flex items-start justify-between gap-4">
        <span
          aria-hidden="true"
          className="grid size-14 place-items-center rounded-full bg-garden-soft font-emoji text-2xl text-garden"
        >
          {serviceEmoji(service.name)}
        </span>
        <span className="rounded-full bg-marigold-soft px-3.5 py-1 font-semibold tabular-nums">
          {formatRupees(service.price)}
        </span>
      </div>
      <h2 className="mt-3 text-xl">
        <Link
          to={servicePath(service)}
          preventScrollReset
          className="inline-flex min-h-11 min-w-11 items-center no-underline hover:underline"
        >
          {service.name}
        </Link>
      </h2>
      <p className="mt-1 flex-1 text-quiet">{service.description}</p>
      <p className="mt-5 flex flex-wrap gap-2 text-sm font-medium">
        <span className="rounded-full bg-garden-soft px-3 py-1 text-garden capitalize">{service.category}</span>
        <span className="rounded-full border border-line px-3 py-1 text-quiet">per service</span>
      </p>
    </article>
  );
}
