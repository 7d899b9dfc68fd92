import {
  demoFallback,
  DEMO_PICTURES,
  demoSources,
  HERO_NAME,
  HERO_UPRIGHT_NAME,
} from '../../shared/pictures/demo-pictures.ts';
import { usePictureFailed } from '../../shared/pictures/use-picture-failed.ts';
import { UPRIGHT } from '../layout/hero-preload.ts';

/** The picture behind the headline; phones held upright get a crop of their own. */
export function HeroPicture() {
  const { failed, image } = usePictureFailed();
  return (
    <div className="absolute inset-0 -z-10 overflow-hidden">
      <picture>
        <source media={UPRIGHT} type="image/avif" srcSet={demoSources(HERO_UPRIGHT_NAME, 'avif')} sizes="100vw" />
        <source media={UPRIGHT} type="image/webp" srcSet={demoSources(HERO_UPRIGHT_NAME, 'webp')} sizes="100vw" />
        <source type="image/avif" srcSet={demoSources(HERO_NAME, 'avif')} sizes="100vw" />
        <source type="image/webp" srcSet={demoSources(HERO_NAME, 'webp')} sizes="100vw" />
        <img
          {...image}
          hidden={failed}
          src={demoFallback(HERO_NAME)}
          alt={DEMO_PICTURES[0]?.alt ?? ''}
          width={2400}
          height={1350}
          fetchPriority="high"
          className="size-full object-cover object-right portrait:max-md:h-[74%] portrait:max-md:object-[60%_100%]"
        />
      </picture>
      <div className="absolute inset-0 bg-linear-to-t from-[#120f1c] from-25% via-[#120f1c]/70 via-52% to-transparent to-80% md:bg-linear-to-r md:from-[#120f1c]/90 md:via-[#120f1c]/65 md:via-45% md:to-transparent md:to-90% lg:from-[#120f1c]/85 lg:via-[#120f1c]/55 lg:via-42% lg:to-70%" />
    </div>
  );
}
