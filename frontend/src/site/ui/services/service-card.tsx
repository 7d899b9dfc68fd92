import { Link } from 'react-router-dom';
import { serviceTerms, type ServiceView } from '@farmhouse/contracts/catalogue/service';
import { formatRupees } from '@farmhouse/contracts/text/rupees';
import type { PictureFiles } from '../../../shared/pictures/picture-files.ts';
import { servicePicture } from '../../../shared/pictures/service-picture.ts';
import { serviceEmoji } from './service-emoji.ts';
import { servicePath } from './service-slug.ts';
import { Picture } from '../../../shared/pictures/picture.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { buttonClass } from '../button.ts';
import { bookingPath } from '../stay/booking-link.ts';
import { SERVICE_CARD_CLASS, SERVICE_PICTURE_CLASS } from './service-skeletons.tsx';

interface ServiceCardProps {
  service: ServiceView;
  /** Its slug among all services. */
  slug: string;
  /** By default the one that fits it best; a list chooses so that none is shown too often. */
  picture?: PictureFiles;
  /** True for the service in the URL, which is highlighted and scrolled to. */
  isChosen?: boolean;
  /** True for the service whose picture is in the first view. */
  isFirst?: boolean;
  /** True to show the whole description, and badges of the category and of what the price covers. */
  detailed?: boolean;
}

/** A service with its picture and a link that adds it to the booking. */
export function ServiceCard(props: ServiceCardProps) {
  const {
    service,
    slug,
    picture = servicePicture(service),
    isChosen = false,
    isFirst = false,
    detailed = false,
  } = props;
  const { name, description, price, category } = service;
  const terms = serviceTerms(service);
  return (
    <article
      aria-current={isChosen || undefined}
      className={`${SERVICE_CARD_CLASS} transition-transform duration-200 ease-calm [@media(hover:hover)]:hover:-translate-y-1 ${isChosen ? 'outline-3 outline-garden' : ''}`}
    >
      <div className="relative">
        <Picture
          picture={{ ...picture, alt: '' }}
          sizes="(min-width: 1024px) 400px, (min-width: 640px) 50vw, 90vw"
          eager={isFirst}
          priority={isFirst ? 'high' : undefined}
          className={SERVICE_PICTURE_CLASS}
        />
        <span
          aria-hidden="true"
          className="absolute -bottom-5 left-4 grid size-11 place-items-center rounded-full bg-surface font-emoji text-lg text-garden shadow-soft sm:left-5 sm:size-12 sm:text-xl"
        >
          {serviceEmoji(name)}
        </span>
      </div>
      <div className="relative flex min-w-0 flex-col p-4 wrap-anywhere pt-5 sm:p-5 sm:pt-6">
        <div className="flex items-center justify-between gap-x-3">
          <h3 className="min-w-0 text-lg">
            <Link
              to={servicePath(slug)}
              preventScrollReset
              className="inline-flex min-h-11 min-w-11 items-center no-underline hover:underline"
            >
              {name}
            </Link>
          </h3>
          <span className="rounded-full bg-marigold-soft px-3 py-1 font-semibold tabular-nums absolute -top-4 right-4 border border-line">
            {formatRupees(price)}
          </span>
        </div>
        <p className="flex-1 text-quiet max-sm:text-sm">{description}</p>
        {terms.length > 0 && (
          <p className="mt-2 flex items-start gap-2 font-medium max-sm:text-sm">
            <Icon name="check" className="mt-0.5 size-5 shrink-0 text-garden" />
            <span className="first-letter:uppercase inline-block">{terms.join(', ')}</span>
          </p>
        )}
        {detailed && (
          <p className="mt-2.5 flex flex-wrap gap-2 text-sm font-medium max-sm:gap-1.5 max-sm:text-xs">
            <span className="rounded-full bg-garden-soft px-2.5 py-1 text-garden capitalize">{category}</span>
            <span className="rounded-full border border-line px-2.5 py-1 text-quiet">per service</span>
          </p>
        )}
        <Link
          to={bookingPath({ service: slug })}
          aria-label={`Add to Booking: ${name}`}
          className={buttonClass('outline', 'mt-3 sm:mt-4')}
        >
          Add to Booking
        </Link>
      </div>
    </article>
  );
}
