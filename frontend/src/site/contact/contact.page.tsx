import type { PublicContent } from '@farmhouse/contracts/content/page-content';
import { getPageContent } from '../ui/content/page-content.api.ts';
import { useSettings } from '../../shared/content/settings.api.ts';
import { getHomepageImages } from '../ui/content/homepage-images.api.ts';
import { getGalleryArrival } from '../ui/location/arrival-picture.api.ts';
import { ArrivalPicture } from '../ui/location/arrival-picture.tsx';
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
  faq: faqEntries(input.data ?? [], input.rates ?? [], input.settings),
});

export const loader = async ({ read, prefetch }: PageArgs) => {
  const [content] = await Promise.all([
    read(getPageContent, 'contact'),
    prefetch(getHomepageImages, undefined),
    prefetch(getGalleryArrival, undefined),
  ]);
  return content?.records ?? null;
};

export default function ContactPage() {
  const settings = useSettings();
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
          <ArrivalPicture className="mt-10 max-lg:hidden" />
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
