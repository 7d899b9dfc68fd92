import { Link } from 'react-router-dom';
import type { PublicContent } from '@farmhouse/contracts/content/page-content';
import { settingText, type SettingValues } from '@farmhouse/contracts/content/setting';
import { telLink } from '@farmhouse/contracts/text/phone';
import { contentTable } from '../ui/content/page-content.ts';
import type { PictureFiles } from '../../shared/pictures/picture-files.ts';
import { Picture } from '../../shared/pictures/picture.tsx';
import { buttonClass } from '../ui/button.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { phonesOf } from '../ui/contact/phones.ts';
import { WhatsappButton } from '../ui/contact/whatsapp-button.tsx';
import { DistanceList } from '../ui/location/distance-list.tsx';
import { NEARBY_AREAS } from '../ui/location/places.ts';
import { Section } from './section.tsx';

interface ContactBlockProps {
  settings: SettingValues;
  content: readonly PublicContent[];
  picture?: PictureFiles;
}

export function ContactBlock({ settings, content, picture }: ContactBlockProps) {
  const address = settingText(settings, 'contact_address');
  return (
    <Section id="contact" title="Talk to us" intro="Ask about dates, food or celebrations. A person answers.">
      <div className="mt-5 grid gap-6 sm:mt-8 lg:grid-cols-2 lg:items-start lg:gap-10">
        <div>
          <div className="flex flex-wrap gap-3">
            {phonesOf(settings).map((phone) => (
              <a key={phone} href={telLink(phone)} className={buttonClass('primary')}>
                <Icon name="phone" /> {phone}
              </a>
            ))}
            <WhatsappButton variant="outline" />
            <Link to="/contact" className={buttonClass('outline')}>
              <Icon name="mail" /> Write to us
            </Link>
            <Link to="/contact#questions" className={buttonClass('outline')}>
              Questions guests often ask
            </Link>
          </div>
          {address && (
            <p className="mt-4 flex gap-3 sm:mt-6 sm:text-lg">
              <Icon name="pin" className="mt-1 size-5 text-terracotta" /> {address}
            </p>
          )}
          {picture && (
            <Picture
              picture={picture}
              sizes="(min-width: 1024px) 600px, 100vw"
              className="mt-8 aspect-3/2 rounded-card shadow-soft max-sm:hidden"
            />
          )}
        </div>
        <DistanceList
          title="Nearby areas"
          places={contentTable(content, 'home.nearby-areas', NEARBY_AREAS)}
          isCollapsed
        />
      </div>
    </Section>
  );
}
