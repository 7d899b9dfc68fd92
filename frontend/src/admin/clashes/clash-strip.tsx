import { Suspense, useState } from 'react';
import { Button } from 'antd';
import { WarningOutlined } from '@ant-design/icons';
import { lazyWithRetry } from '../../shared/ui/lazy-with-retry.ts';
import { hasPermission } from '../session/session.ts';
import { useClashes } from './clashes.api.ts';

const ClashesDialog = lazyWithRetry(() => import('./clashes.dialog.tsx'));

/** Shown on every screen while another site has sold nights of a confirmed stay, because two parties may arrive. */
export function ClashStrip() {
  const [mayKnow] = useState(() => hasPermission('calendar'));
  return mayKnow ? <Strip /> : null;
}

function Strip() {
  const { data: clashes = [] } = useClashes();
  const [isOpen, setOpen] = useState(false);
  const [first] = clashes;
  return (
    <>
      {first && (
        <div
          role="alert"
          className="sticky top-16 z-10 flex flex-wrap items-center justify-center gap-x-4 gap-y-1 bg-danger px-4 py-2 text-white sm:px-6"
        >
          <p className="min-w-0 font-semibold wrap-anywhere">
            <WarningOutlined aria-hidden className="mr-2" />
            {clashes.length === 1
              ? `${first.event.feedName} has sold dates of ${first.booking.guestName}’s stay`
              : `${clashes.length} stays here were also sold on other sites`}
          </p>
          <Button size="small" onClick={() => setOpen(true)}>
            See what to do
          </Button>
        </div>
      )}
      <Suspense>{isOpen && <ClashesDialog clashes={clashes} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
