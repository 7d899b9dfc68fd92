import { telLink } from '../content/phones.ts';
import { Notice } from './notice.tsx';

/** For the few guests whose browser runs no scripts: a page that cannot do without says so, and names the way out. */
export function NeedsScript({ phone }: { phone: string }) {
  return (
    <noscript>
      <div className="my-8">
        <Notice tone="warning" title="This part of the site needs JavaScript">
          <p>
            Please switch it on in your browser
            {phone && (
              <>
                , or call us on <a href={telLink(phone)}>{phone}</a>
              </>
            )}
            .
          </p>
        </Notice>
      </div>
    </noscript>
  );
}
