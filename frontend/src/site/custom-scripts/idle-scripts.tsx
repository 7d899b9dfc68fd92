import { Suspense } from 'react';
import { lazyWithRetry, silently } from '../../shared/ui/lazy-with-retry.ts';
import { useIdle } from '../ui/hooks/use-idle.ts';

const CustomScripts = lazyWithRetry(() => import('./custom-scripts.tsx'), silently);

/** The owner's custom scripts, once the browser is idle. */
export function IdleScripts() {
  const idle = useIdle();
  return <Suspense>{idle && <CustomScripts />}</Suspense>;
}
