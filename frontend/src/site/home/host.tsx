import type { PublicContent } from '@farmhouse/contracts/content/page-content';
import { isPictureUrl } from '@farmhouse/contracts/text/url';
import { contentTable } from '../ui/content/page-content.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { Section } from './section.tsx';

/** The person who lets the house. */
interface HostRecord {
  /** First name. */
  name: string;
  /** Since when, such as `2016`. */
  since: string;
  /** The usual response time, such as `within an hour, 8 am to 9 pm`. */
  answers: string;
  text: string;
  /** Address of a picture. */
  picture?: string;
}

/** No default: without a stored host none is shown, because an invented one would be a lie. */
const NO_HOST: readonly HostRecord[] = [];

/** The person who lets the house, from the owner's page content. */
export function Host({ content }: { content: readonly PublicContent[] }) {
  const [host] = contentTable(content, 'home.host', NO_HOST);
  if (!host?.name) return null;
  const { name, since, answers, text, picture } = host;
  return (
    <Section id="host" title={`Your host, ${name}`}>
      <div className="mt-5 flex items-start gap-4 sm:gap-6">
        {isPictureUrl(picture) ? (
          <img
            src={picture}
            alt={name}
            width={96}
            height={96}
            loading="lazy"
            className="size-20 shrink-0 rounded-full object-cover sm:size-24"
          />
        ) : (
          <span
            aria-hidden="true"
            className="grid size-20 shrink-0 place-items-center rounded-full bg-garden-soft font-display text-3xl text-garden sm:size-24"
          >
            {name.slice(0, 1)}
          </span>
        )}
        <div>
          <p className="max-w-[60ch]">{text}</p>
          <p className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-quiet">
            {since && (
              <span className="inline-flex items-center gap-2">
                <Icon name="home" className="size-5 text-garden" /> Host since {since}
              </span>
            )}
            {answers && (
              <span className="inline-flex items-center gap-2">
                <Icon name="clock" className="size-5 text-garden" /> Answers {answers}
              </span>
            )}
          </p>
        </div>
      </div>
    </Section>
  );
}
