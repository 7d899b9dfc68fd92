import { Suspense, useState } from 'react';
import { Alert, Button } from 'antd';
import { lazyWithRetry } from '../../shared/ui/lazy-with-retry.ts';
import { useOwnAccountQuery } from '../own-account/own-account.api.ts';

const ChangePasswordDialog = lazyWithRetry(() => import('../session/account/change-password.dialog.tsx'));

/** Asks the owner to change the initial password, until it is changed. */
export function FirstPasswordNotice() {
  const { data: account } = useOwnAccountQuery();
  const [isOpen, setOpen] = useState(false);
  if (!account?.hasFirstPassword) return null;
  return (
    <>
      <Alert
        type="warning"
        showIcon
        title="You still sign in with the first password"
        description={
          <div className="grid justify-items-start gap-3">
            <span>It was shown or stored where others can read it. Please choose one of your own.</span>
            <Button onClick={() => setOpen(true)}>Choose a new password</Button>
          </div>
        }
      />
      {isOpen && (
        <Suspense>
          <ChangePasswordDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
