import { useState } from 'react';
import type { SettingValues } from '@farmhouse/contracts/content/setting';
import { mayLoadOthersContent } from '../../shared/consent/consent-store.ts';
import { useConsent } from '../../shared/consent/use-consent.ts';
import { mapAddress } from '../../shared/content/map-address.ts';
import { buttonClass } from '../../shared/ui/button.ts';
import { Icon } from '../../shared/ui/icon.tsx';

const SHAPE = 'aspect-4/3 w-full rounded-card border border-line lg:aspect-3/2';

/** The embedded map of another provider, loaded only after a click or with the visitor's consent. */
export function MapEmbed({ settings }: { settings: SettingValues }) {
  const address = mapAddress(settings);
  const mayLoad = mayLoadOthersContent(useConsent());
  const [asked, setAsked] = useState(false);
  if (!address) return null;
  if (!asked && !mayLoad) return <Placeholder provider={providerOf(address)} onShow={() => setAsked(true)} />;
  return (
    <iframe
      src={address}
      title="Map of the farmhouse and its surroundings"
      loading="lazy"
      referrerPolicy="no-referrer-when-downgrade"
      className={`${SHAPE} bg-line`}
    />
  );
}

function Placeholder({ provider, onShow }: { provider: string; onShow: () => void }) {
  return (
    <div className={`${SHAPE} grid place-content-center justify-items-center gap-3 bg-garden-soft p-6 text-center`}>
      <Icon name="pin" className="size-9 text-terracotta" />
      <p className="max-w-[36ch] text-sm">The map comes from {provider}, which then learns your network address.</p>
      <button type="button" onClick={onShow} className={buttonClass('primary', 'noscript:hidden')}>
        Show Map
      </button>
    </div>
  );
}

const providerOf = (address: string): string =>
  new URL(address).hostname.endsWith('openstreetmap.org') ? 'OpenStreetMap' : 'Google Maps';
