import { lazyWithRetry } from '../../shared/ui/lazy-with-retry.ts';
import { titled } from '../head/titled.ts';
import type { PageHandle } from './page.ts';

export const NOT_FOUND_HEAD: PageHandle = { head: titled('Page not found', 'This page does not exist.', true) };

/** The page at an unknown address, whose code no other page loads; the server preloads it. */
export const NotFound = lazyWithRetry(() => import('./not-found.tsx'));
