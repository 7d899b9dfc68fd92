import type { ServiceView } from '@farmhouse/contracts/catalogue/service';
import { formatRupees } from '@farmhouse/contracts/text/rupees';
import { serviceEmoji } from '../../shared/catalogue/service-emoji.ts';
import { Skeleton } from '../../shared/ui/skeleton.tsx';

const CARD = 'flex flex-col rounded-card border border-line bg-surface p-6 shadow-soft';

export function ServiceCard({ service }: { service: ServiceView }) {
  return (
    <article
      className={`${CARD} transition-transform duration-200 ease-calm [@media(hover:hover)]:hover:-translate-y-1`}
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
      <h2 className="mt-5 text-xl">{service.name}</h2>
      <p className="mt-2 flex-1 text-quiet">{service.description}</p>
      <p className="mt-5 flex flex-wrap gap-2 text-sm font-medium">
        <span className="rounded-full bg-garden-soft px-3 py-1 text-garden capitalize">{service.category}</span>
        <span className="rounded-full border border-line px-3 py-1 text-quiet">per service</span>
      </p>
    </article>
  );
}

export function ServiceCardSkeleton() {
  return (
    <div className={CARD}>
      <div className="flex justify-between">
        <Skeleton className="size-14 rounded-full" />
        <Skeleton className="h-8 w-20 rounded-full" />
      </div>
      <Skeleton className="mt-5 h-7 w-3/4" />
      <Skeleton className="mt-3 h-4 w-full" />
      <Skeleton className="mt-2 h-4 w-5/6" />
      <Skeleton className="mt-6 h-7 w-40 rounded-full" />
    </div>
  );
}
