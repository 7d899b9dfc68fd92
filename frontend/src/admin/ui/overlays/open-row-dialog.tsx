import { Suspense, useEffect } from 'react';
import { closeRowDialog, useRowDialog } from './row-dialog.ts';

/** The dialog that a row has opened, if any; it closes when its section is left. */
export function OpenRowDialog() {
  const dialog = useRowDialog();
  useEffect(() => closeRowDialog, []);
  return <Suspense>{dialog}</Suspense>;
}
