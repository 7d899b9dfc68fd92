import type { ReactNode } from 'react';
import { settingText } from '@farmhouse/contracts/content/setting';
import { whatsappLink } from '@farmhouse/contracts/text/phone';
import { phonesOf, telLink } from '../../shared/content/phones.ts';
import { directionsLink } from '../../shared/content/directions.ts';
import { useSettings } from '../../shared/content/settings.api.ts';
import { demoPictureNamed } from '../../shared/pictures/picture-files.ts';
import { Picture } from '../../shared/pictures/picture.tsx';
import { buttonClass } from '../../shared/ui/button.ts';
import { Icon, type IconName } from '../../shared/ui/icon.tsx';
import { NeedsScript } from '../../shared/ui/needs-script.tsx';
import { titled } from '../layout/titled.ts';
import { ContactForm } from './contact-form.tsx';

const LINK =
  'flex min-h-11 w-fit items-center font-semibold text-ink underline decoration-line underline-offset-4 hover:decoration-garden';

export const head = titled(
  'Contact',
  'Call, message or write to the farmhouse, and find your way to Keesara near Hyderabad.',
);

export default function ContactPage() {
  const settings = useSettings();
  const phones = phonesOf(settings);
  const email = settingText(settings, 'contact_email');
  const whatsapp = settingText(settings, 'whatsapp_number');
  const address = settingText(settings, 'contact_address');
  const hours = settingText(settings, 'business_hours') || settingText(settings, 'support_hours');
  const directions = directionsLink(settings);

  return (
    <section className="mx-auto grid max-w-7xl items-start gap-10 px-4 py-14 sm:px-6 md:py-20 lg:grid-cols-2 lg:gap-16">
      <div>
        <h1 className="text-3xl">Contact</h1>
        <p className="mt-3 max-w-[55ch] text-lg text-quiet">
          Ask us anything about dates, food or celebrations. A person answers.
        </p>
        <ul className="mt-8 grid gap-6">
          {phones.length > 0 && (
            <ContactEntry icon="phone" name="Call">
              {phones.map((phone) => (
                <a key={phone} href={telLink(phone)} className={LINK}>
                  {phone}
                </a>
              ))}
            </ContactEntry>
          )}
          {email && (
            <ContactEntry icon="mail" name="Write">
              <a href={`mailto:${email}`} className={`${LINK} break-all`}>
                {email}
              </a>
            </ContactEntry>
          )}
          {address && (
            <ContactEntry icon="pin" name="Visit">
              {address}
            </ContactEntry>
          )}
          <ContactEntry icon="clock" name="When we answer">
            {hours}
          </ContactEntry>
        </ul>
        <div className="mt-8 flex flex-wrap gap-3">
          {whatsapp && (
            <a href={whatsappLink(whatsapp)} target="_blank" rel="noreferrer" className={buttonClass('primary')}>
              <Icon name="chat" /> WhatsApp us
            </a>
          )}
          {directions && (
            <a href={directions} target="_blank" rel="noreferrer" className={buttonClass('outline')}>
              <Icon name="pin" /> Get Directions
            </a>
          )}
        </div>
      </div>
      <div className="grid gap-10">
        <section aria-labelledby="write-title">
          <h2 id="write-title" className="mb-6 text-2xl">
            Write to us
          </h2>
          <NeedsScript phone={phones[0] ?? ''} />
          <ContactForm />
        </section>
        <Picture
          picture={demoPictureNamed('11-entrance-gate')}
          sizes="(min-width: 1024px) 620px, 100vw"
          className="aspect-4/3 rounded-card shadow-soft"
        />
      </div>
    </section>
  );
}

function ContactEntry({ icon, name, children }: { icon: IconName; name: string; children: ReactNode }) {
  return (
    <li className="flex gap-4">
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-garden-soft text-garden">
        <Icon name={icon} />
      </span>
      <div>
        <h2 className="font-text text-sm font-medium text-quiet">{name}</h2>
        <div>{children}</div>
      </div>
    </li>
  );
}
