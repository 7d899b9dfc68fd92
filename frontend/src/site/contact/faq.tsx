import { useSettings } from '../../shared/content/settings.api.ts';
import { useOfferedRates } from '../../shared/price/rates.api.ts';
import { usePageContent } from '../ui/content/page-content.api.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { faqEntries } from './faq-entries.ts';

/** Questions that guests often ask; each opens on its own, also without JavaScript. */
export function Faq() {
  const entries = faqEntries(usePageContent('contact'), useOfferedRates(), useSettings());
  if (entries.length === 0) return null;
  return (
    <section id="questions" aria-labelledby="questions-title" className="mx-auto max-w-4xl px-4 py-14 sm:px-6 md:py-20">
      <h2 id="questions-title" className="text-3xl">
        Questions guests often ask
      </h2>
      <div className="mt-6 divide-y divide-line border-y border-line">
        {entries.map(({ question, answer }) => (
          <details key={question} className="group">
            <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 font-semibold [&::-webkit-details-marker]:hidden">
              {question}
              <Icon
                name="down"
                className="size-5 text-garden transition-transform duration-150 group-open:rotate-180"
              />
            </summary>
            <p className="max-w-[65ch] pb-5 text-quiet">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
