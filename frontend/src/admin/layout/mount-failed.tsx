import { useEffect } from 'react';
import { MOUNT_FALLBACK, RELOAD_AFTER_MS } from './mount-fallback.ts';

/** Shown when the whole dashboard cannot be fetched or rendered; retries automatically. */
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
