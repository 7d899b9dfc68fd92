import type { PublicContent } from '@farmhouse/contracts/content/page-content';
import { getPageContent } from '../ui/content/page-content.api.ts';
import { useSettings } from '../../shared/content/settings.api.ts';
import { Picture } from '../../shared/pictures/picture.tsx';
import { getHomepageImages } from '../ui/content/homepage-images.api.ts';
import { getGalleryArrival, useArrivalPicture } from '../ui/location/arrival-picture.api.ts';
import { NeedsScript } from '../ui/needs-script.tsx';
import type { PageHead } from '../head/head-tags.ts';
import type { HeadInput } from '../head/head-tags.ts';
import type { PageArgs } from '../page/page.ts';
import { headOf } from '../head/titled.ts';
import { phonesOf } from '../ui/contact/phones.ts';
import { Channels } from './channels.tsx';
import { ContactForm } from './contact-form.tsx';
import { faqEntries } from './faq-entries.ts';
import { Faq } from './faq.tsx';
import { ManageBooking } from './manage-booking.tsx';

const words = headOf('contact');

export const head = (input: HeadInput<PublicContent[] | null>): PageHead => ({
  ...words(input),
  faq: faqEntries(input.data ?? [], input.rates ?? []),
});

export const loader = async ({ read }: PageArgs) => {
  const [content] = await Promise.all([
    read(getPageContent, 'contact'),
    read(getHomepageImages, undefined),
    read(getGalleryArrival, undefined),
  ]);
  return content ?? null;
};

export default function ContactPage() {
  const settings = useSettings();
  const picture = useArrivalPicture();
  const [phone = ''] = phonesOf(settings);
  return (
    <>
      <section className="mx-auto grid max-w-7xl items-start gap-10 px-4 py-14 sm:px-6 md:py-20 lg:grid-cols-2 lg:gap-16">
        <div>
          <h1 className="text-3xl">Contact</h1>
          <p className="mt-3 max-w-[55ch] text-lg text-quiet">
            Ask us anything about dates, food or celebrations. A person answers.
          </p>
          <Channels settings={settings} />
          <Picture
            picture={picture}
            sizes="(min-width: 1024px) 580px, 100vw"
            className="mt-10 aspect-3/2 rounded-card shadow-soft max-lg:hidden"
          />
        </div>
        <section aria-labelledby="write-title">
          <h2 id="write-title" className="mb-6 text-2xl">
            Write to us
          </h2>
          <NeedsScript phone={phone} />
          <ContactForm />
        </section>
      </section>
      <ManageBooking phone={phone} />
      <Faq />
    </>
  );
}
