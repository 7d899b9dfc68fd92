import { CopyButton } from '../../shared/ui/copy-button.tsx';
import { useSiteOrigin } from '../page/site-origin.ts';

const LINK =
  'inline-flex min-h-11 items-center rounded-full border border-line bg-surface px-4 text-sm font-semibold text-garden no-underline hover:border-garden';

/** Links that share the page at the path. */
export function ShareLinks({ title, path }: { title: string; path: string }) {
  const url = useSiteOrigin() + path;
  const address = encodeURIComponent(url);
  const targets = [
    ['WhatsApp', `https://wa.me/?text=${encodeURIComponent(`${title} ${url}`)}`],
    ['Facebook', `https://www.facebook.com/sharer/sharer.php?u=${address}`],
    ['X', `https://x.com/intent/post?url=${address}&text=${encodeURIComponent(title)}`],
  ] as const;
  return (
    <section aria-labelledby="share-title" className="mt-8">
      <h2 id="share-title" className="text-lg">
        Share this post
      </h2>
      <div className="mt-3 flex flex-wrap gap-2">
        {targets.map(([name, href]) => (
          <a key={name} href={href} target="_blank" rel="noreferrer" className={LINK} aria-label={`Share on ${name}`}>
            {name}
          </a>
        ))}
        <CopyButton text={url} what="the address of this post" className="noscript:hidden" />
      </div>
    </section>
  );
}
