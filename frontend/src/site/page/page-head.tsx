import { useEffect, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { seedElement } from './seed.ts';
import { useOfferedRates } from '../../shared/price/rates.api.ts';
import { useSeo } from '../head/seo.api.ts';
import { useSettings } from '../../shared/content/settings.api.ts';
import { titleOf } from '../head/head-title.ts';
import { canonicalAddress, type PageHandle } from './page.ts';
import { seoPageOf } from '../head/seo-page.ts';

interface HeadProps {
  handle: PageHandle;
  /** What the page's loader returned. */
  data: unknown;
  /** True for the 404 page, which has no canonical address. */
  isMissing?: boolean;
}

/** True before the first page is hydrated, if it came from the server. */
let isFromServer: boolean | undefined;

/**
 * Updates the document's head after a navigation; the first page's head is in the server's HTML. The code that does so
 * is fetched then, except for the title, which must be right when the visit is counted.
 */
export function Head({ handle, data, isMissing = false }: HeadProps) {
  const settings = useSettings();
  const rates = useOfferedRates();
  const { pathname, search } = useLocation();
  const seo = useSeo(isMissing ? undefined : seoPageOf(pathname));
  const address = isMissing ? undefined : canonicalAddress(pathname, search, handle.query);
  const page = useMemo(() => handle.head({ settings, rates, data }), [handle, settings, rates, data]);
  useEffect(() => {
    isFromServer ??= seedElement() !== null;
    if (isFromServer) {
      isFromServer = false;
      return;
    }
    document.title = titleOf(page, seo);
    let isShown = true;
    import('../head/write-head.ts').then(
      ({ writeHead }) => isShown && writeHead(page, { settings, rates, seo, origin: window.location.origin, address }),
      (error: unknown) => console.warn('The head of the page could not be updated:', error),
    );
    return () => {
      isShown = false;
    };
  }, [page, settings, rates, seo, address]);
  return null;
}
