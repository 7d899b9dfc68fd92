import { Link } from 'react-router-dom';
import { telLink } from '@farmhouse/contracts/text/phone';
import { useSettings } from '../../../shared/content/settings.api.ts';
import { buttonClass } from '../button.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { phonesOf } from './phones.ts';
import { WhatsappButton } from './whatsapp-button.tsx';

/** The end of a page: book, call or send a message. */
export function AskOrBook({ title, text }: { title: string; text: string }) {
  const settings = useSettings();
  const [phone] = phonesOf(settings);
  return (
    <section aria-labelledby="ask-or-book" className="bg-garden text-white">
      <div className="mx-auto flex max-w-7xl flex-wrap items-center justify-between gap-6 px-4 py-14 sm:px-6">
        <div>
          <h2 id="ask-or-book" className="text-3xl">
            {title}
          </h2>
          <p className="mt-2 max-w-[52ch] text-white/90">{text}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <Link to="/booking" className={buttonClass('accent')}>
            Book Your Stay
          </Link>
          {phone && (
            <a href={telLink(phone)} className={buttonClass('light')}>
              <Icon name="phone" /> {phone}
            </a>
          )}
          <WhatsappButton variant="light" />
        </div>
      </div>
    </section>
  );
}
