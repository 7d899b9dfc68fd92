import { telLink } from '@farmhouse/contracts/text/phone';
import { Notice } from './notice.tsx';

/** Message for browsers without JavaScript on a page that needs it, with an alternative. */
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
