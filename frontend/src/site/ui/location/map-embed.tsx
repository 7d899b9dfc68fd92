import { useEffect, useRef, useState } from 'react';
import { settingText, type SettingValues } from '@farmhouse/contracts/content/setting';
import { mayLoadThirdPartyContent } from '../consent/consent-store.ts';
import { useConsent } from '../consent/use-consent.ts';
import { mapUrl } from './map-url.ts';
import { buttonClass } from '../button.ts';
import { Icon } from '../../../shared/ui/icon.tsx';

const SHAPE = 'min-h-64 w-full sm:min-h-80 min-w-0 rounded-card border border-line lg:aspect-3/2';

/**
 * The embedded map, loaded only after a click or with the visitor's consent, because its host learns the visitor's
 * address and may set cookies.
 * Without JavaScript the same link opens the map in a new tab.
 */
export function MapEmbed({ settings }: { settings: SettingValues }) {
  const [asked, setAsked] = useState(false);
  const shown = mayLoadThirdPartyContent(useConsent()) || asked;
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    if (asked) frame.current?.focus();
  }, [asked]);
  const address = mapUrl(settings);
  if (!address) return null;
  if (shown) {
    return (
      <iframe
        ref={frame}
        src={address}
        title="Map of the farmhouse and its surroundings"
        referrerPolicy="no-referrer-when-downgrade"
        className={`bg-line ${SHAPE}`}
      />
    );
  }
  return (
    <div data-frame="" className={`map-ground grid place-items-center p-5 text-center ${SHAPE}`}>
      <div className="grid max-w-sm justify-items-center gap-3 rounded-card bg-surface/95 p-5 shadow-soft">
        <span className="grid size-12 place-items-center rounded-full bg-terracotta text-white">
          <Icon name="pin" className="size-6" />
        </span>
        <p className="font-medium">{settingText(settings, 'contact_address')}</p>
        <a
          href={address}
          target="_blank"
          rel="noreferrer"
          data-early="frame"
          onClick={(event) => {
            event.preventDefault();
            setAsked(true);
          }}
          className={buttonClass('primary')}
        >
          Show the map
        </a>
        <p className="text-sm text-quiet">It comes from {new URL(address).host}, which may set cookies.</p>
      </div>
    </div>
  );
}
