import { Suspense, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { lazyWithRetry } from '../../shared/ui/lazy-with-retry.ts';
import { markTourCompleted } from './tour-flags.ts';

const WelcomeDialog = lazyWithRetry(() => import('./welcome.dialog.tsx'));
const TourDialog = lazyWithRetry(() => import('./tour.dialog.tsx'));

const HOME = '/';

/**
 * The button for the guided tour, which never starts automatically. It navigates to the home page, so it is not offered
 * (`hidden`) on pages with a form or of a guest who came by a mail's link. Rule: guided tour.
 */
export function TakeTour({ hidden, className }: { hidden: boolean; className: string }) {
  const [phase, setPhase] = useState<'off' | 'welcome' | 'touring'>('off');
  const { pathname } = useLocation();
  const navigate = useNavigate();

  const end = () => {
    markTourCompleted();
    setPhase('off');
  };
  const start = () => {
    setPhase('touring');
    if (pathname !== HOME) void navigate(HOME);
  };
  return (
    <>
      {!hidden && (
        <button type="button" aria-haspopup="dialog" onClick={() => setPhase('welcome')} className={className}>
          Take the tour
        </button>
      )}
      <Suspense>
        {phase === 'welcome' && <WelcomeDialog onStart={start} onSkip={end} />}
        {phase === 'touring' && <TourDialog onEnd={end} />}
      </Suspense>
    </>
  );
}
