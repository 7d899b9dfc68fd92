import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { settingText, type SettingValues } from '@farmhouse/contracts/content/setting';
import { mayLoadThirdPartyContent } from '../consent/consent-store.ts';
import { useConsent } from '../consent/use-consent.ts';
import { houseMap } from './map-url.ts';
import { buttonClass } from '../button.ts';
import { Icon } from '../../../shared/ui/icon.tsx';

const SHAPE = 'min-h-64 w-full sm:min-h-80 min-w-0 rounded-card border border-line lg:aspect-3/2';

/**
 * The embedded map, loaded only after a click or with the visitor's consent, because its host learns the visitor's
 * address and may set cookies. A map that cannot be embedded is a link, as each is without JavaScript.
 */
export function MapEmbed({ settings }: { settings: SettingValues }) {
  const [asked, setAsked] = useState(false);
  const shown = mayLoadThirdPartyContent(useConsent()) || asked;
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    if (asked) frame.current?.focus();
  }, [asked]);
  const map = houseMap(settings);
  if (!map) return null;
  const { url, host, isEmbeddable } = map;
  if (shown && isEmbeddable) {
    return (
      <iframe
        ref={frame}
        src={url}
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
          href={url}
          target="_blank"
          rel="noreferrer"
          {...(isEmbeddable && {
            'data-early': 'frame',
            onClick: (event: MouseEvent) => {
              event.preventDefault();
              setAsked(true);
            },
          })}
          className={buttonClass('primary')}
        >
          {isEmbeddable ? 'Show the map' : 'Open the map'}
        </a>
        <p className="text-sm text-quiet">It comes from {host}, which may set cookies.</p>
      </div>
    </div>
  );
}
