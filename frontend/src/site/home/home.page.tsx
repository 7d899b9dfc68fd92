import { useLoaderData } from 'react-router-dom';
import { settingText } from '@farmhouse/contracts/content/setting';
import { pageOf } from '@farmhouse/contracts/pages/pages';
import { getAmenities } from './features/amenities.api.ts';
import { GALLERY_PREVIEW, getGalleryPreview, useGalleryPreview } from '../gallery/gallery.api.ts';
import { getServices, useServices } from '../services/services.api.ts';
import { getHomepageImages, sectionPictures, useHomepageImages } from '../ui/content/homepage-images.api.ts';
import { getPageContent, usePageContent } from '../ui/content/page-content.api.ts';
import { useSettings } from '../../shared/content/settings.api.ts';
import { HERO_NAME } from '../../shared/pictures/demo-pictures.ts';
import { demoPictureNamed, type PictureFiles } from '../../shared/pictures/picture-files.ts';
import { servicePictures } from '../../shared/pictures/service-picture.ts';
import type { HeadInput, PageHead } from '../head/head-tags.ts';
import type { PageArgs, PageLayout } from '../page/page.ts';
import { Amenities } from './features/amenities.tsx';
import { Availability } from './availability.tsx';
import { ContactBlock } from './contact-block.tsx';
import { FindUsBlock } from './find-us-block.tsx';
import { GalleryBlock } from './gallery-block.tsx';
import { Hero } from './hero/hero.tsx';
import { heroPicture, previewPictures } from './home-data.ts';
import { Host } from './host.tsx';
import { House } from './house.tsx';
import { LocalSearch } from './local-search.tsx';
import { Occasions } from './occasions.tsx';
import { HOME_SERVICES, ServicesBlock } from './services-block.tsx';

export const layout: PageLayout = { overHero: true };

interface HomeData {
  /** Null for the bundled picture. */
  hero: PictureFiles | null;
}

export const head = ({ settings, data }: HeadInput<HomeData | null>): PageHead => ({
  title: `${settingText(settings, 'site_name')} – ${pageOf('home').title}`,
  description: settingText(settings, 'site_description') || { of: 'home' },
  hero: data?.hero ?? null,
});

export const loader = async ({ read, prefetch }: PageArgs): Promise<HomeData> => {
  const [images, preview] = await Promise.all([
    read(getHomepageImages, undefined),
    read(getGalleryPreview, undefined),
    read(getPageContent, 'home'),
    read(getAmenities, undefined),
    prefetch(getServices, undefined),
  ]);
  return { hero: heroPicture(images ?? [], preview) };
};

export default function HomePage() {
  const settings = useSettings();
  const { hero } = useLoaderData<HomeData>();
  const images = useHomepageImages();
  const preview = useGalleryPreview();
  const content = usePageContent('home');
  const services = useServices().data?.slice(0, HOME_SERVICES) ?? [];
  const above = [hero ?? demoPictureNamed(HERO_NAME), ...previewPictures(images, preview, GALLERY_PREVIEW)];
  const ofServices = servicePictures(services, above);
  return (
    <>
      <Hero settings={settings} picture={hero} />
      <GalleryBlock images={images} preview={preview} />
      <Availability settings={settings} picture={sectionPictures(images, 'about')[0]} />
      <ServicesBlock pictures={ofServices} picture={sectionPictures(images, 'services')[0]} />
      <Occasions content={content} />
      <Amenities images={images} preview={preview} shown={[...above, ...ofServices.values()]} />
      <House settings={settings} content={content} hasRoomPictures={!preview?.isWithoutRooms} />
      <Host content={content} />
      <FindUsBlock settings={settings} />
      <LocalSearch settings={settings} content={content} />
      <ContactBlock settings={settings} content={content} picture={sectionPictures(images, 'contact')[0]} />
    </>
  );
}
