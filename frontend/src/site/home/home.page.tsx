import { settingText } from '@farmhouse/contracts/content/setting';
import { useSettings } from '../../shared/content/settings.api.ts';
import { Hero } from './hero.tsx';
import { Invitation } from './invitation.tsx';
import type { HeadInput, PageLayout } from '../layout/page.ts';

export const layout: PageLayout = { overHero: true };

export const head = ({ settings }: HeadInput<unknown>) => ({
  title: `${settingText(settings, 'site_name')} – private farmhouse in Keesara near Hyderabad`,
  description:
    settingText(settings, 'site_description') ||
    'A private farmhouse in Keesara near Hyderabad with a pool, lawns and air-conditioned rooms for families and celebrations.',
});

export default function HomePage() {
  const settings = useSettings();
  return (
    <>
      <Hero settings={settings} />
      <Invitation settings={settings} />
    </>
  );
}
