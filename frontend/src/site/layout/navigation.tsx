import { Link, NavLink, useLocation } from 'react-router-dom';
import { settingText } from '@farmhouse/contracts/content/setting';
import { REFUND_TERMS_ID } from '@farmhouse/contracts/content/terms-placeholders';
import { pathOf, SITE_PAGES } from '@farmhouse/contracts/pages/pages';
import { telLink } from '@farmhouse/contracts/text/phone';
import { useSettings } from '../../shared/content/settings.api.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { useMenu } from '../ui/hooks/use-menu.ts';
import { useScrolled } from './use-scrolled.ts';

const LINKS = SITE_PAGES.filter(({ inNavigation }) => inNavigation);

/** Links that only a phone's menu has room for. */
const MORE_IN_MENU = [
  { name: 'Location', path: pathOf('location') },
  { name: 'Blog', path: pathOf('blog') },
  { name: 'Manage booking', path: pathOf('booking-confirmation') },
  { name: 'Refund terms', path: `${pathOf('terms-conditions')}#${REFUND_TERMS_ID}` },
];

const LINK =
  'flex min-h-11 items-center rounded-full px-4 font-medium no-underline transition-colors duration-150 md:px-3 lg:px-4';

/** The navigation bar, sticky at the top; transparent over a hero until the page is scrolled. */
export function Navigation({ overHero }: { overHero: boolean }) {
  const settings = useSettings();
  const { pathname, key } = useLocation();
  const { open, setOpen, container, toggle } = useMenu(key);
  const clear = !useScrolled() && overHero && !open;

  return (
    <header
      ref={container}
      data-tour="navigation"
      className={`sticky top-0 z-40 transition-colors duration-200 ${overHero ? '-mb-18' : ''} ${
        clear
          ? 'bg-linear-to-b from-black/50 to-transparent text-white'
          : 'bg-ground/95 shadow-[0_1px_0_var(--color-line)] backdrop-blur-md'
      }`}
    >
      <div className="mx-auto flex h-18 max-w-7xl items-center gap-4 px-4 sm:px-6">
        <Link to="/" className="mr-auto min-w-0 truncate py-2 font-display text-xl font-semibold no-underline">
          {settingText(settings, 'site_name')}
        </Link>
        <nav
          id="menu"
          aria-label="Main"
          className={`${open ? 'max-md:block' : 'max-md:not-data-open:hidden noscript:target:block!'} max-md:absolute max-md:inset-x-0 max-md:top-full max-md:border-b max-md:border-line max-md:bg-ground max-md:p-4 max-md:text-ink max-md:shadow-soft`}
        >
          <ul className="flex gap-1 max-md:flex-col">
            {LINKS.map(({ key, path, name }) => (
              <li key={key}>
                <NavLink to={path} className={({ isActive }) => `${LINK} ${linkColours(isActive, clear)}`}>
                  {name}
                </NavLink>
              </li>
            ))}
            {MORE_IN_MENU.map(({ name, path }, index) => (
              <li key={path} className={`md:hidden ${index === 0 ? 'mt-2 border-t border-line pt-2' : ''}`}>
                <Link to={path} className={`${LINK} ${linkColours(pathname === path, clear)}`}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <PhoneLink phone={settingText(settings, 'contact_phone')} clear={clear} />
        <button
          ref={toggle}
          type="button"
          aria-expanded={open}
          aria-controls="menu"
          data-early="toggle"
          aria-label={open ? 'Close menu' : 'Open menu'}
          onClick={() => setOpen(!open)}
          className="-mr-2 grid size-12 place-items-center rounded-full md:hidden noscript:hidden"
        >
          <Icon name={open ? 'close' : 'menu'} className="size-6" />
        </button>
        {/* without JavaScript the link's target is what opens the menu */}
        <a href="#menu" aria-label="Menu" className="-mr-2 hidden size-12 place-items-center max-md:noscript:grid">
          <Icon name="menu" className="size-6" />
        </a>
      </div>
    </header>
  );
}

function linkColours(isActive: boolean, clear: boolean): string {
  if (clear) return isActive ? 'bg-white/20' : 'hover:bg-white/15';
  return isActive ? 'bg-garden-soft text-garden' : 'hover:bg-garden-soft';
}

function PhoneLink({ phone, clear }: { phone: string; clear: boolean }) {
  if (!phone) return null;
  return (
    <a
      href={telLink(phone)}
      aria-label={`Call ${phone}`}
      className={`flex min-h-11 items-center gap-2 rounded-full border px-3.5 font-semibold whitespace-nowrap no-underline transition-colors duration-150 lg:px-4 ${
        clear ? 'border-white/50 hover:bg-white/15' : 'border-line text-garden hover:border-garden'
      }`}
    >
      <Icon name="phone" className="size-5 lg:size-4" />
      <span className="max-lg:hidden">{phone}</span>
    </a>
  );
}
