import './admin.css';
import { showMountFallback } from './layout/mount-fallback.ts';

/** The dashboard comes as its own file, so that a failure to fetch or to start it can still be told. */
import('./start.tsx').then(({ start }) => start()).catch(showMountFallback);
