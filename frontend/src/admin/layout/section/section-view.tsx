import { Suspense, useSyncExternalStore, type ComponentType } from 'react';
import { lazyWithRetry } from '../../../shared/ui/lazy-with-retry.ts';
import { SectionFailed } from './section-failed.tsx';
import { SectionLoading } from './section-loading.tsx';
import type { Section } from '../sections.tsx';
import { Listeners } from '../../../shared/state/listeners.ts';

/**
 * Renders a route's section. Its code is fetched when it is first shown; a failed fetch is retried repeatedly, and
 * from the first failure on an error with a button to reload the page is shown.
 */
export function sectionView(load: Section['load']): ComponentType {
  const failure = failureFlag();
  const View = lazyWithRetry(load, failure.raise);
  const Fallback = () =>
    useSyncExternalStore(failure.subscribe, failure.isRaised) ? <SectionFailed /> : <SectionLoading />;
  return function SectionView() {
    return (
      <Suspense fallback={<Fallback />}>
        <View />
      </Suspense>
    );
  };
}

function failureFlag() {
  let raised = false;
  const changes = new Listeners();
  return {
    isRaised: () => raised,
    raise: () => {
      raised = true;
      changes.notify();
      return true;
    },
    subscribe: changes.subscribe,
  };
}
