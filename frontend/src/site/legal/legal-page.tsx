import { settingText } from '@farmhouse/contracts/content/setting';
import { useSettings } from '../../shared/content/settings.api.ts';

export interface LegalSection {
  title: string;
  paragraphs: readonly string[];
}

interface LegalPageProps {
  title: string;
  intro: string;
  sections: readonly LegalSection[];
}

/** A legal text, and whom to ask about it. */
export function LegalPage({ title, intro, sections }: LegalPageProps) {
  const settings = useSettings();
  const contact = settingText(settings, 'contact_email') || settingText(settings, 'contact_phone');
  return (
    <article className="mx-auto max-w-3xl px-4 py-14 sm:px-6 md:py-20">
      <h1 className="text-3xl">{title}</h1>
      <p className="mt-4 text-lg text-quiet">{intro}</p>
      {sections.map(({ title: heading, paragraphs }) => (
        <section key={heading} className="mt-10">
          <h2 className="text-xl">{heading}</h2>
          {paragraphs.map((text) => (
            <p key={text} className="mt-3">
              {text}
            </p>
          ))}
        </section>
      ))}
      <section className="mt-10">
        <h2 className="text-xl">Questions</h2>
        <p className="mt-3">
          {settingText(settings, 'site_name')} answers them{contact ? `: ${contact}.` : ' by phone and mail.'}
        </p>
      </section>
    </article>
  );
}
