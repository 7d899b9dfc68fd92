import { useEffect, type ReactNode } from 'react';
import { Alert } from 'antd';
import { HERO_NAME } from '../../../shared/pictures/demo-pictures.ts';
import { demoPictureNamed } from '../../../shared/pictures/picture-files.ts';
import { Picture } from '../../../shared/pictures/picture.tsx';
import { useSiteName } from '../../ui/use-site-name.ts';

interface SignInFrameProps {
  /** Name of the browser's tab. */
  tab: string;
  title: string;
  text: ReactNode;
  /** Why the last attempt failed, or why the page is shown. */
  problem?: string;
  children: ReactNode;
}

/** A page before the sign-in: a card beside the house's picture, on phones below it. */
export function SignInFrame({ tab, title, text, problem, children }: SignInFrameProps) {
  const siteName = useSiteName();
  useEffect(() => {
    document.title = `${tab} · ${siteName}`;
  }, [tab, siteName]);
  return (
    <div className="flex min-h-dvh flex-col bg-garden-dark lg:flex-row">
      <Picture
        picture={{ ...demoPictureNamed(HERO_NAME), alt: '' }}
        sizes="100vw"
        eager
        className="h-48 w-full shrink-0 lg:h-auto lg:w-[55%]"
      />
      <main className="-mt-8 grid flex-1 place-items-start justify-items-center p-4 pt-0 lg:mt-0 lg:place-items-center lg:pt-4">
        <div className="relative w-full max-w-md rounded-card bg-surface p-6 shadow-soft sm:p-10">
          <p className="text-sm font-semibold text-terracotta">{siteName}</p>
          <h1 className="mt-1 text-2xl">{title}</h1>
          <p className="mt-2 text-quiet">{text}</p>
          {problem && <Alert className="mt-5!" type="error" showIcon title={problem} role="alert" />}
          {children}
        </div>
      </main>
    </div>
  );
}
