import { Link } from 'react-router-dom';
import { SUGGESTED_PAGES } from '@farmhouse/contracts/pages/pages';
import { telLink } from '@farmhouse/contracts/text/phone';
import { useSettings } from '../../shared/content/settings.api.ts';
import { buttonClass } from '../ui/button.ts';
import { phonesOf } from '../ui/contact/phones.ts';

const LINK = 'inline-flex min-h-11 items-center font-semibold text-garden underline underline-offset-4';

/** The page at an unknown address. */
export default function NotFound() {
  const [phone] = phonesOf(useSettings());
  return (
    <div className="mx-auto max-w-2xl px-4 py-24 text-center sm:px-6 md:py-32">
      <p className="font-display text-4xl text-terracotta">404</p>
      <h1 className="mt-3 text-3xl">Page not found</h1>
      <p className="mt-4 text-lg text-quiet">The page you are looking for does not exist or has moved.</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <Link to="/" className={buttonClass('primary')}>
          Back to home
        </Link>
        <Link to="/booking" className={buttonClass('outline')}>
          Book your stay
        </Link>
      </div>
      <nav aria-label="Other pages" className="mt-8">
        <ul className="flex flex-wrap justify-center gap-x-6">
          {SUGGESTED_PAGES.map(({ key, path, name }) => (
            <li key={key}>
              <Link to={path} className="inline-flex min-h-11 min-w-11 items-center justify-center">
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {phone && (
        <div className="mt-6 text-quiet">
          <p>Looking for your booking?</p>
          <p className="flex flex-wrap items-center justify-center gap-x-6">
            <Link to="/contact#manage" className={LINK}>
              Open it with your code
            </Link>
            <a href={telLink(phone)} className={LINK}>
              Call {phone}
            </a>
          </p>
        </div>
      )}
    </div>
  );
}
