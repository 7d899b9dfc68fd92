import {
  demoFallback,
  DEMO_PICTURES,
  demoSources,
  HERO_NAME,
  HERO_PORTRAIT_NAME,
} from '../../../shared/pictures/demo-pictures.ts';
import type { PictureFiles } from '../../../shared/pictures/picture-files.ts';
import { HIDDEN_WHEN_FAILED } from '../../../shared/pictures/hide-failed.ts';
import { usePictureFailed } from '../../../shared/pictures/use-picture-failed.ts';
import { PORTRAIT } from './portrait.ts';

/** On phones a picture in landscape format is above the headline, because the text would cover its middle. */
const OWN = 'portrait:max-md:h-[58%]';
const BUNDLED = 'object-right portrait:max-md:h-[74%] portrait:max-md:object-[60%_100%]';
const OWN_SHADE =
  'portrait:max-md:from-42% portrait:max-md:via-[#120f1c]/60 portrait:max-md:via-54% portrait:max-md:to-78%';

/**
 * The picture behind the headline: the owner's, or the bundled one, which is cropped for phones in portrait. One that
 * fails leaves the section's dark background: browsers draw `before:` of a broken picture only, over its icon.
 */
export function HeroPicture({ picture }: { picture: PictureFiles | null }) {
  const { failed, image } = usePictureFailed();
  const size = picture ? { width: picture.width, height: picture.height } : { width: 2400, height: 1350 };
  return (
    <div className="absolute inset-0 -z-10 overflow-hidden">
      <picture>
        {picture ? <OwnSources picture={picture} /> : <BundledSources />}
        <img
          {...image}
          {...HIDDEN_WHEN_FAILED}
          suppressHydrationWarning
          {...size}
          hidden={failed}
          src={picture?.src ?? demoFallback(HERO_NAME)}
          alt={picture?.alt ?? DEMO_PICTURES[0]?.alt ?? ''}
          fetchPriority="high"
          className={`relative size-full object-cover before:absolute before:inset-0 before:bg-[#120f1c] ${picture ? OWN : BUNDLED}`}
        />
      </picture>
      <div
        className={`absolute inset-0 bg-linear-to-t from-[#120f1c] from-25% via-[#120f1c]/70 via-52% to-transparent to-80% md:bg-linear-to-r md:from-[#120f1c]/90 md:via-[#120f1c]/65 md:via-45% md:to-transparent md:to-90% lg:from-[#120f1c]/85 lg:via-[#120f1c]/55 lg:via-42% lg:to-70% ${picture ? OWN_SHADE : ''}`}
      />
    </div>
  );
}

function OwnSources({ picture }: { picture: PictureFiles }) {
  return picture.sources.map(({ type, srcset }) => <source key={type} type={type} srcSet={srcset} sizes="100vw" />);
}

function BundledSources() {
  return (
    <>
      <source media={PORTRAIT} type="image/avif" srcSet={demoSources(HERO_PORTRAIT_NAME, 'avif')} sizes="100vw" />
      <source media={PORTRAIT} type="image/webp" srcSet={demoSources(HERO_PORTRAIT_NAME, 'webp')} sizes="100vw" />
      <source type="image/avif" srcSet={demoSources(HERO_NAME, 'avif')} sizes="100vw" />
      <source type="image/webp" srcSet={demoSources(HERO_NAME, 'webp')} sizes="100vw" />
    </>
  );
}
