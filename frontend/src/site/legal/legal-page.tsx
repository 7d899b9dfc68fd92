import type { SeoPage } from '@farmhouse/contracts/content/seo';
import { istDate } from '@farmhouse/contracts/timing/ist';
import { bookingTermsOf } from '@farmhouse/contracts/content/offered-terms';
import { showsTerms } from '@farmhouse/contracts/content/terms-placeholders';
import { settingText, type SettingValues } from '@farmhouse/contracts/content/setting';
import { formatDay } from '@farmhouse/contracts/text/dates';
import { mailLink } from '@farmhouse/contracts/text/mail-link';
import { telLink } from '@farmhouse/contracts/text/phone';
import { getPageContent, usePageTexts } from '../ui/content/page-content.api.ts';
import { contentHtml } from '../ui/content/page-content.ts';
import { useSettings } from '../../shared/content/settings.api.ts';
import type { PageArgs } from '../page/page.ts';
import { withAgreedTerms } from '../ui/content/agreed-terms.ts';
import { Prose } from '../ui/prose.tsx';

/** The day of the latest change of the texts that are shown while the owner has stored none. */
const BUILT_IN_FROM = '2026-12-01';

export interface LegalSection {
  /** Fragment of its address. */
  id?: string;
  title: string;
  paragraphs: readonly string[];
  /** Shown before the paragraphs. */
  table?: LegalTable;
}

export interface LegalTable {
  caption: string;
  head: readonly [string, string];
  rows: readonly (readonly [string, string])[];
}

interface LegalPageProps {
  page: SeoPage;
  title: string;
  intro: string;
  /** Shown while the owner has stored no text. */
  sections: readonly LegalSection[];
  /** True if the sections show values of the settings. */
  sectionsShowTerms?: boolean;
}

/** Reads the text that the owner has stored for a legal page. */
export const legalLoader =
  (page: SeoPage) =>
  ({ read }: PageArgs) =>
    read(getPageContent, page);

/** A legal text with the day of its latest change, and contact details for questions. */
export function LegalPage({ page, title, intro, sections, sectionsShowTerms = false }: LegalPageProps) {
  const settings = useSettings();
  const identifier = `legal.${page}`;
  const { records: content, termsChangedAt } = usePageTexts(page);
  const text = contentHtml(content, identifier);
  const html = text && withAgreedTerms(text, bookingTermsOf(settings));
  const stored = html && content.find((record) => record.identifier === identifier);
  const wordsFrom = stored ? istDate(new Date(stored.contentChangedAt ?? stored.updatedAt)) : BUILT_IN_FROM;
  const showsValues = text ? showsTerms(text) : sectionsShowTerms;
  const termsFrom = showsValues && termsChangedAt ? istDate(new Date(termsChangedAt)) : wordsFrom;
  return (
    <article className="mx-auto max-w-3xl px-4 py-14 sm:px-6 md:py-20">
      <h1 className="text-3xl">{title}</h1>
      <p className="mt-3 text-sm text-quiet">Last updated {formatDay(termsFrom > wordsFrom ? termsFrom : wordsFrom)}</p>
      {html ? (
        <div className="mt-8">
          <Prose html={html} />
        </div>
      ) : (
        <BuiltInText intro={intro} sections={sections} />
      )}
      <section className="mt-10">
        <h2 className="text-xl">Questions</h2>
        <Contact settings={settings} />
      </section>
    </article>
  );
}

/** A link within a line, as high as a fingertip. */
const TAPPABLE = '-my-3 inline-block py-3';

/** The contact for questions, with links to call and to write. */
function Contact({ settings }: { settings: SettingValues }) {
  const email = settingText(settings, 'contact_email');
  const phone = settingText(settings, 'contact_phone');
  return (
    <p className="mt-3">
      {settingText(settings, 'site_name')} answers them
      {email && (
        <>
          {' '}
          at{' '}
          <a href={mailLink(email)} className={TAPPABLE}>
            {email}
          </a>
        </>
      )}
      {phone && (
        <>
          {email ? ' or' : ''} on{' '}
          <a href={telLink(phone)} className={TAPPABLE}>
            {phone}
          </a>
        </>
      )}
      .
    </p>
  );
}

function BuiltInText({ intro, sections }: Pick<LegalPageProps, 'intro' | 'sections'>) {
  return (
    <>
      <p className="mt-4 text-lg text-quiet">{intro}</p>
      {sections.map(({ id, title, table, paragraphs }) => (
        <section key={title} id={id} className="mt-10 scroll-mt-24">
          <h2 className="text-xl">{title}</h2>
          {table && <Table {...table} />}
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

function Table({ caption, head, rows }: LegalTable) {
  return (
    <table className="mt-4 w-full border-collapse text-left tabular-nums">
      <caption className="pb-2 text-left text-sm text-quiet">{caption}</caption>
      <thead>
        <tr className="border-b-2 border-line">
          {head.map((name) => (
            <th key={name} scope="col" className="py-2 pr-4 font-semibold">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, value]) => (
          <tr key={name} className="border-b border-line">
            <td className="py-2 pr-4">{name}</td>
            <td className="py-2 pr-4">{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
