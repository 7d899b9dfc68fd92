import type { ReactNode } from 'react';
import { HERO_NAME } from '../../shared/pictures/demo-pictures.ts';
import { demoPictureNamed } from '../../shared/pictures/picture-files.ts';
import { Picture } from '../../shared/pictures/picture.tsx';
import { useSiteName } from '../ui/use-site-name.ts';

interface SignInFrameProps {
  title: string;
  intro: ReactNode;
  children: ReactNode;
}

/** The screens before the dashboard: a card beside the house's picture, on phones below it. */
export function SignInFrame({ title, intro, children }: SignInFrameProps) {
  const siteName = useSiteName();
  return (
    <div className="flex min-h-dvh bg-garden-dark max-md:flex-col">
      <Picture
        picture={{ ...demoPictureNamed(HERO_NAME), alt: '' }}
        sizes="(min-width: 768px) 55vw, 100vw"
        eager
        className="max-md:h-44 md:w-[55%]"
      />
      <main className="grid flex-1 place-items-center p-4 max-md:place-items-start">
        <div className="mx-auto w-full max-w-md rounded-card bg-surface p-6 shadow-soft max-md:-mt-12 sm:p-10">
          <p className="text-sm font-semibold text-terracotta">{siteName}</p>
          <h1 className="mt-1 text-2xl">{title}</h1>
          <p className="mt-2 text-quiet">{intro}</p>
          {children}
        </div>
      </main>
    </div>
  );
}
