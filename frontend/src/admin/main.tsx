import './admin.css';
import { showMountFallback } from './layout/mount-fallback.ts';

/** The dashboard is a chunk of its own, so that an error can be shown if it cannot be fetched or started. */
import('./start.tsx').then(({ start }) => start()).catch(showMountFallback);
