import { Suspense, useState } from 'react';
import { lazyWithRetry } from '../../shared/ui/lazy-with-retry.ts';

const ManagerDialog = lazyWithRetry(() => import('./manager.dialog.tsx'));

/** Opens the consent manager. */
export function ManageConsent({ className }: { className: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)} className={className}>
        Manage Consent
      </button>
      <Suspense>{open && <ManagerDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
