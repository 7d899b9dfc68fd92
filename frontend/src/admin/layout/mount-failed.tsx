import { useEffect } from 'react';
import { MOUNT_FALLBACK, RELOAD_AFTER_MS } from './mount-fallback.ts';

/** Stands for a whole screen that could not be fetched or shown; tries again by itself. */
export function MountFailed() {
  useEffect(() => {
    const timer = setTimeout(() => window.location.reload(), RELOAD_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p role="status" className="mount-note">
      {MOUNT_FALLBACK}
    </p>
  );
}
