import { useSettings } from '../../shared/content/settings.api.ts';
import { Hero } from './hero.tsx';
import { Invitation } from './invitation.tsx';

export default function HomePage() {
  const settings = useSettings();
  return (
    <>
      <Hero settings={settings} />
      <Invitation settings={settings} />
    </>
  );
}
