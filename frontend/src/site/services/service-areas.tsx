import { SERVICE_AREAS } from '@farmhouse/contracts/content/service-areas';
import { settingText, type SettingValues } from '@farmhouse/contracts/content/setting';
import { telLink } from '@farmhouse/contracts/text/phone';
import { usePageContent } from '../ui/content/page-content.api.ts';
import { contentList } from '../ui/content/page-content.ts';
import { buttonClass } from '../ui/button.ts';
import { Icon } from '../../shared/ui/icon.tsx';

/** An entry of the owner's list: the area and, after a comma, the driving time. */
function areaOf(entry: string): { name: string; drive: string } {
  const [name = '', ...drive] = entry.split(',');
  return { name: name.trim(), drive: drive.join(',').trim() };
}

export function ServiceAreas({ settings }: { settings: SettingValues }) {
  const phone = settingText(settings, 'contact_phone');
  const areas = contentList(usePageContent('services'), 'services.areas', SERVICE_AREAS);
  if (areas.length === 0) return null;
  return (
    <section aria-labelledby="areas-title" className="mx-auto max-w-7xl px-4 py-16 sm:px-6 md:py-24">
      <h2 id="areas-title" className="text-3xl">
        How far we are
      </h2>
      <p className="mt-3 max-w-[60ch] text-lg text-quiet">
        Guests come to us from every part of the city. This is how long the drive takes.
      </p>
      <ul className="mt-8 grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
        {areas.map(areaOf).map(({ name, drive }) => (
          <li key={name} className="flex items-start gap-2.5 rounded-card border border-line bg-surface px-4 py-3.5">
            <Icon name="pin" className="mt-0.5 size-5 text-terracotta" />
            <span>
              <span className="block font-medium">{name}</span>
              {drive && <span className="block text-sm text-quiet tabular-nums">{drive} by car</span>}
            </span>
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
