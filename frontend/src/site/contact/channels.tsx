import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { settingText, type SettingValues } from '@farmhouse/contracts/content/setting';
import { mailLink } from '@farmhouse/contracts/text/mail-link';
import { telLink } from '@farmhouse/contracts/text/phone';
import { directionsLink } from '../ui/location/directions.ts';
import { buttonClass } from '../ui/button.ts';
import { Icon, type IconName } from '../../shared/ui/icon.tsx';
import { phonesOf } from '../ui/contact/phones.ts';
import { WhatsappButton } from '../ui/contact/whatsapp-button.tsx';

const LINK =
  'flex min-h-11 w-fit items-center font-semibold text-ink underline decoration-line underline-offset-4 hover:decoration-garden';

/** All ways to reach the house: phone, e-mail, messages, and in person. */
export function Channels({ settings }: { settings: SettingValues }) {
  const phones = phonesOf(settings);
  const email = settingText(settings, 'contact_email');
  const address = settingText(settings, 'contact_address');
  const hours = settingText(settings, 'business_hours') || settingText(settings, 'support_hours');
  const directions = directionsLink(settings);
  return (
    <>
      <ul className="mt-8 grid gap-6">
        {phones.length > 0 && (
          <Channel icon="phone" name="Call">
            {phones.map((phone) => (
              <a key={phone} href={telLink(phone)} className={LINK}>
                {phone}
              </a>
            ))}
          </Channel>
        )}
        {email && (
          <Channel icon="mail" name="Write">
            <a href={mailLink(email)} className={`${LINK} break-all`}>
              {email}
            </a>
          </Channel>
        )}
        {address && (
          <Channel icon="pin" name="Visit">
            {address}
          </Channel>
        )}
        <Channel icon="clock" name="When we answer">
          {hours}
        </Channel>
      </ul>
      {/* of a width at which the same buttons share a line in every font, so that nothing moves when fonts arrive */}
      <div className="mt-8 flex max-w-md flex-wrap gap-3">
        <WhatsappButton variant="primary" />
        {directions && (
          <a href={directions} target="_blank" rel="noreferrer" className={buttonClass('outline')}>
            <Icon name="pin" /> Get Directions
          </a>
        )}
        <Link to="/booking" className={buttonClass('outline')}>
          <Icon name="calendar" /> Book Your Stay
        </Link>
      </div>
    </>
  );
}

function Channel({ icon, name, children }: { icon: IconName; name: string; children: ReactNode }) {
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
