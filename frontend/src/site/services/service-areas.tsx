import { settingText, type SettingValues } from '@farmhouse/contracts/content/setting';
import { usePageContent } from '../../shared/content/page-content.api.ts';
import { contentList } from '../../shared/content/page-content.ts';
import { telLink } from '../../shared/content/phones.ts';
import { buttonClass } from '../../shared/ui/button.ts';
import { Icon } from '../../shared/ui/icon.tsx';

/** Default service areas, unless the owner has stored others. Source: public-site specification 2 (twelve service-area cards). */
const AREAS = [
  'Keesara',
  'ECIL',
  'Kapra',
  'Sainikpuri',
  'Secunderabad',
  'Uppal',
  'Ghatkesar',
  'Shamirpet',
  'Kompally',
  'Begumpet',
  'Hitech City',
  'Gachibowli',
];

export function ServiceAreas({ settings }: { settings: SettingValues }) {
  const phone = settingText(settings, 'contact_phone');
  const areas = contentList(usePageContent('services'), 'services.areas', AREAS);
  return (
    <section aria-labelledby="areas-title" className="mx-auto max-w-7xl px-4 py-16 sm:px-6 md:py-24">
      <h2 id="areas-title" className="text-3xl">
        Where our guests come from
      </h2>
      <p className="mt-3 max-w-[60ch] text-lg text-quiet">
        Our extras come to the farmhouse whichever part of the city you start from.
      </p>
      <ul className="mt-8 grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
        {areas.map((area) => (
          <li
            key={area}
            className="flex items-center gap-2.5 rounded-card border border-line bg-surface px-4 py-3.5 font-medium"
          >
            <Icon name="pin" className="size-5 text-terracotta" /> {area}
          </li>
        ))}
      </ul>
      {phone && (
        <a href={telLink(phone)} className={buttonClass('outline', 'mt-8')}>
          <Icon name="phone" /> Contact Us for Other Areas
        </a>
      )}
    </section>
  );
}
