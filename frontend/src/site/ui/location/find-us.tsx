import { settingText, type SettingValues } from '@farmhouse/contracts/content/setting';
import { telLink } from '@farmhouse/contracts/text/phone';
import { directionsLink } from './directions.ts';
import { usePageContent } from '../content/page-content.api.ts';
import { contentList, contentTable } from '../content/page-content.ts';
import { buttonClass } from '../button.ts';
import { Disclosure } from '../disclosure.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { phonesOf } from '../contact/phones.ts';
import { DistanceList } from './distance-list.tsx';
import { MapEmbed } from './map-embed.tsx';
import { LANDMARKS, TRAVEL_TIPS } from './places.ts';

interface FindUsProps {
  settings: SettingValues;
  /** True to collapse landmarks and travel tips. */
  isCollapsed?: boolean;
}

/** Map, address and directions, with landmarks and travel tips. */
export function FindUs({ settings, isCollapsed = false }: FindUsProps) {
  const content = usePageContent('home');
  const address = settingText(settings, 'contact_address');
  const [phone] = phonesOf(settings);
  const tips = contentList(content, 'home.travel-tips', TRAVEL_TIPS);
  const tipList = (
    <ul className="list-disc space-y-3 pl-5">
      {tips.map((tip) => (
        <li key={tip}>{tip}</li>
      ))}
    </ul>
  );
  return (
    <>
      <div className="mt-8 grid gap-8 lg:grid-cols-[1.4fr_1fr]">
        <MapEmbed settings={settings} />
        <div>
          {address && (
            <p className="flex gap-3 text-lg">
              <Icon name="pin" className="mt-1 size-5 text-terracotta" /> {address}
            </p>
          )}
          {phone && (
            <p className="mt-3 flex items-center gap-3 text-lg">
              <Icon name="phone" className="size-5 text-terracotta" />
              <a href={telLink(phone)} className="inline-flex min-h-11 items-center no-underline hover:underline">
                {phone}
              </a>
            </p>
          )}
          <DirectionLinks settings={settings} phone={phone} />
        </div>
      </div>
      <div className={isCollapsed ? 'mt-6 grid lg:grid-cols-2 lg:gap-x-10' : 'mt-12 grid gap-10 lg:grid-cols-2'}>
        <DistanceList
          title="Nearby landmarks"
          places={contentTable(content, 'home.landmarks', LANDMARKS)}
          isCollapsed={isCollapsed}
        />
        {tips.length > 0 && isCollapsed && <Disclosure title="Travel tips">{tipList}</Disclosure>}
        {tips.length > 0 && !isCollapsed && (
          <div>
            <h3 className="mb-4 text-xl">Travel tips</h3>
            {tipList}
          </div>
        )}
      </div>
    </>
  );
}

function DirectionLinks({ settings, phone }: { settings: SettingValues; phone?: string }) {
  const directions = directionsLink(settings);
  const place = settingText(settings, 'google_maps_place_url') || directions;
  const outside = { target: '_blank', rel: 'noreferrer' };
  return (
    <div className="mt-6 flex flex-wrap gap-3">
      {directions && (
        <a href={directions} {...outside} className={buttonClass('primary')}>
          Get Directions
        </a>
      )}
      {place && (
        <a href={place} {...outside} className={buttonClass('outline')}>
          Open in Maps
        </a>
      )}
      {phone && (
        <a href={telLink(phone)} className={buttonClass('outline')}>
          Call Us
        </a>
      )}
    </div>
  );
}
