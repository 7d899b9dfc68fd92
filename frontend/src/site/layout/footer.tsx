import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { istDate } from '@farmhouse/contracts/timing/ist';
import { settingText, type SettingKey, type SettingValues } from '@farmhouse/contracts/content/setting';
import { SITE_PAGES } from '@farmhouse/contracts/pages/pages';
import { mailLink } from '@farmhouse/contracts/text/mail-link';
import { telLink } from '@farmhouse/contracts/text/phone';
import { useSettings } from '../../shared/content/settings.api.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { ManageConsent } from '../consent/manage-consent.tsx';
import { TakeTour } from '../tour/take-tour.tsx';

const SOCIAL: readonly (readonly [SettingKey, string])[] = [
  ['social_facebook', 'Facebook'],
  ['social_instagram', 'Instagram'],
  ['social_twitter', 'Twitter'],
];
const DESCRIPTION = 'A private farmhouse with a pool, lawns and quiet rooms, for families and celebrations.';
const LINK = 'inline-flex min-h-11 min-w-11 items-center text-white/85 no-underline hover:text-white hover:underline';

interface FooterProps {
  /** True on pages with a bar of their own at the bottom of a phone's screen. */
  ownBar: boolean;
  /** False on pages on which a visitor would lose input or access by starting the tour. */
  offersTour: boolean;
}

export function Footer({ ownBar, offersTour }: FooterProps) {
  const settings = useSettings();
  const name = settingText(settings, 'site_name');
  return (
    <footer className={`bg-garden-dark text-white/85 ${ownBar ? 'max-lg:pb-28' : ''}`}>
      <div className="mx-auto grid max-w-7xl grid-cols-2 gap-x-6 gap-y-6 px-4 py-8 sm:px-6 md:grid-cols-3 md:gap-10 md:py-16 lg:grid-cols-[1.6fr_1fr_1fr_1.4fr]">
        <div className="max-lg:col-span-full">
          <p className="font-display text-2xl text-white">{name}</p>
          <p className="mt-3 max-w-sm">{settingText(settings, 'site_description') || DESCRIPTION}</p>
          <ul className="mt-3 flex flex-wrap gap-x-5">
            <PageLinks column="house" />
          </ul>
          <SocialLinks settings={settings} />
        </div>
        <LinkList title="Quick links" column="quick" />
        <LinkList title="Legal" column="legal" />
        <Contact settings={settings} />
      </div>
      <div className="border-t border-white/15">
        {/* the chat button floats above the corner, where the page is as wide as the window */}
        <div className="mx-auto flex max-w-7xl flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-4 text-sm sm:pr-24 sm:pl-6 min-[90rem]:pr-6">
          <p>
            © {istDate(new Date()).slice(0, 4)} {name}. All rights reserved.
          </p>
          <div className="flex flex-wrap items-center gap-x-6">
            <TakeTour hidden={!offersTour} className={`${LINK} noscript:hidden`} />
            <ManageConsent className={`${LINK} noscript:hidden`} />
            <Link to="/privacy-policy" className={`${LINK} gap-2`}>
              <Icon name="shield" className="size-5 text-marigold" /> GDPR Compliant
            </Link>
          </div>
        </div>
      </div>
    </footer>
  );
}

function Column({ title, wide, children }: { title: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={wide ? 'max-md:col-span-2' : ''}>
      <h2 className="font-text text-base font-semibold text-white">{title}</h2>
      <ul className="mt-1.5">{children}</ul>
    </div>
  );
}

function LinkList({ title, column }: { title: string; column: 'quick' | 'legal' }) {
  return (
    <Column title={title}>
      <PageLinks column={column} />
    </Column>
  );
}

function PageLinks({ column }: { column: 'house' | 'quick' | 'legal' }) {
  const pages = SITE_PAGES.filter(({ footer }) => footer?.column === column);
  return pages.map(({ key, path, name, footer }) => (
    <li key={key}>
      <Link to={path} className={LINK}>
        {footer?.label ?? name}
      </Link>
    </li>
  ));
}

function SocialLinks({ settings }: { settings: SettingValues }) {
  const configured = SOCIAL.filter(([key]) => settingText(settings, key));
  if (configured.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-x-5">
      {configured.map(([key, label]) => (
        <li key={key}>
          <a href={settingText(settings, key)} target="_blank" rel="noreferrer" className={LINK}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

function Contact({ settings }: { settings: SettingValues }) {
  const phone = settingText(settings, 'contact_phone');
  const email = settingText(settings, 'contact_email');
  const address = settingText(settings, 'contact_address');
  if (!phone && !email && !address) return null;
  return (
    <Column title="Contact" wide>
      {phone && (
        <li>
          <a href={telLink(phone)} className={`${LINK} gap-2`}>
            <Icon name="phone" className="size-4" /> {phone}
          </a>
        </li>
      )}
      {email && (
        <li>
          <a href={mailLink(email)} className={`${LINK} gap-2 break-all`}>
            <Icon name="mail" className="size-4" /> {email}
          </a>
        </li>
      )}
      {address && (
        <li className="flex gap-2 py-2.5">
          <Icon name="pin" className="mt-1 size-4" /> {address}
        </li>
      )}
    </Column>
  );
}
