import { useEffect } from 'react';
import { settingText } from '@farmhouse/contracts/content/setting';
import { useLoadedSettings } from '../../shared/content/settings.api.ts';
import { useIsSeoKnown } from '../head/seo.api.ts';
import { seoPageOf } from '../head/seo-page.ts';
import { useIdle } from '../ui/hooks/use-idle.ts';
import type { ShownPage } from './analytics-client.ts';

/**
 * Counts the visit, once the browser is idle and the setting `analytics_consent` is known. `address` is the page's
 * canonical address. Place it after the page, whose effect sets the document's title.
 */
export function IdleAnalytics({ address }: { address: string }) {
  const idle = useIdle();
  const settings = useLoadedSettings();
  const mode = settings && settingText(settings, 'analytics_consent');
  const isTitled = useIsSeoKnown(seoPageOf(address.split('?')[0] ?? ''));
  useEffect(() => {
    if (idle && mode) void countPage({ address, mode, isTitled });
  }, [idle, mode, address, isTitled]);
  return null;
}

async function countPage(page: ShownPage): Promise<void> {
  try {
    await started();
    const { showPage } = await import('./analytics-client.ts');
    showPage(page);
  } catch (error) {
    console.warn('Analytics could not be loaded:', error);
  }
}

/** Resolves when the last script of the first page has run (start-page.ts of the server): showing it has priority. */
function started(): Promise<void> {
  if (document.documentElement.dataset.starting === undefined) return Promise.resolve();
  return new Promise((resolve) => document.addEventListener('started', () => resolve(), { once: true }));
}
