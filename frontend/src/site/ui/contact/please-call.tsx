import type { ReactNode } from 'react';
import { settingText } from '@farmhouse/contracts/content/setting';
import { telLink } from '@farmhouse/contracts/text/phone';
import { useSettings } from '../../../shared/content/settings.api.ts';

/** "Please call us", with the telephone number if there is one, and the rest of the sentence. */
export function PleaseCall({ children }: { children: ReactNode }) {
  const phone = settingText(useSettings(), 'contact_phone');
  return (
    <p>
      Please call us
      {phone && (
        <>
          {' '}
          on <a href={telLink(phone)}>{phone}</a>
        </>
      )}
      {children}
    </p>
  );
}
