import { useEffect, useState } from 'react';
import { settingText } from '@farmhouse/contracts/content/setting';
import { telLink } from '@farmhouse/contracts/text/phone';
import { useSettings } from '../../shared/content/settings.api.ts';

/** After how long a call is said to take longer than usual, in ms. */
const USUAL_MS = 4000;

function useIsSlow(isWaiting: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setSlow(true), USUAL_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isWaiting]);
  return isSlow;
}

/** Says after four seconds of waiting that it takes longer than usual, with the phone number. */
export function SlowNotice({ isWaiting, className = '' }: { isWaiting: boolean; className?: string }) {
  const isSlow = useIsSlow(isWaiting);
  const phone = settingText(useSettings(), 'contact_phone');
  return (
    <p role="status" className={`text-sm font-medium empty:hidden ${className}`}>
      {isSlow && (
        <span>
          This is taking longer than usual.
          {phone && (
            <span>
              {' '}
              Call{' '}
              <a href={telLink(phone)} className="inline-flex min-h-11 items-center whitespace-nowrap">
                {phone}
              </a>
              .
            </span>
          )}
        </span>
      )}
    </p>
  );
}
