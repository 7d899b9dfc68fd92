import type { SeoPage } from '@farmhouse/contracts/content/seo';
import { settingText } from '@farmhouse/contracts/content/setting';
import { getPageContent, usePageContent } from '../../shared/content/page-content.api.ts';
import { contentHtml } from '../../shared/content/page-content.ts';
import { useSettings } from '../../shared/content/settings.api.ts';
import type { PageArgs } from '../layout/page.ts';
import { Prose } from '../ui/prose.tsx';

export interface LegalSection {
  title: string;
  paragraphs: readonly string[];
}

interface LegalPageProps {
  page: SeoPage;
  title: string;
  intro: string;
  /** Shown while the owner has stored no text. */
  sections: readonly LegalSection[];
}

/** Reads the text that the owner has stored for a legal page. */
export const legalLoader =
  (page: SeoPage) =>
  ({ read }: PageArgs) =>
    read(getPageContent, page);

/** A legal text with contact details for questions. */
export function LegalPage({ page, title, intro, sections }: LegalPageProps) {
  const settings = useSettings();
  const html = contentHtml(usePageContent(page), `legal.${page}`);
  const contact = settingText(settings, 'contact_email') || settingText(settings, 'contact_phone');
  return (
    <article className="mx-auto max-w-3xl px-4 py-14 sm:px-6 md:py-20">
      <h1 className="text-3xl">{title}</h1>
      {html ? (
        <div className="mt-8">
          <Prose html={html} />
        </div>
      ) : (
        <BuiltInText intro={intro} sections={sections} />
      )}
      <section className="mt-10">
        <h2 className="text-xl">Questions</h2>
        <p className="mt-3">
          {settingText(settings, 'site_name')} answers them{contact ? `: ${contact}.` : ' by phone and mail.'}
        </p>
      </section>
    </article>
  );
}

function BuiltInText({ intro, sections }: Pick<LegalPageProps, 'intro' | 'sections'>) {
  return (
    <>
      <p className="mt-4 text-lg text-quiet">{intro}</p>
      {sections.map(({ title, paragraphs }) => (
        <section key={title} className="mt-10">
          <h2 className="text-xl">{title}</h2>
          {paragraphs.map((text) => (
            <p key={text} className="mt-3">
              {text}
            </p>
          ))}
        </section>
      ))}
    </>
  );
}
