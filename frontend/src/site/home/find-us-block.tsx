import type { SettingValues } from '@farmhouse/contracts/content/setting';
import { FindUs } from '../ui/location/find-us.tsx';
import { Section } from './section.tsx';

export function FindUsBlock({ settings }: { settings: SettingValues }) {
  return (
    <Section id="find-us" title="Find Us">
      <FindUs settings={settings} isCollapsed />
    </Section>
  );
}
