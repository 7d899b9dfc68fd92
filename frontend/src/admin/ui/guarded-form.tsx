import { useState } from 'react';
import { DiscardDialog } from './discard-dialog.tsx';
import type { FormContainerProps } from './form-container.types.ts';
import { FormDialog } from './form-dialog.tsx';
import { FormDrawer } from './form-drawer.tsx';

interface GuardedFormProps<Fields> extends FormContainerProps<Fields> {
  /** A dialog has room for tabs and long texts; a drawer leaves the list in sight. */
  container?: 'drawer' | 'dialog';
}

const CONTAINERS = { drawer: FormDrawer, dialog: FormDialog };

/** A form that asks before it is closed with unsaved input. */
export function GuardedForm<Fields extends object>({ container = 'drawer', ...props }: GuardedFormProps<Fields>) {
  const { form, onClose, children } = props;
  const [isLeaving, setLeaving] = useState(false);
  const Container = CONTAINERS[container];
  return (
    <Container<Fields> {...props} onClose={() => (form.isFieldsTouched() ? setLeaving(true) : onClose())}>
      {children}
      {isLeaving && <DiscardDialog onDiscard={onClose} onKeep={() => setLeaving(false)} />}
    </Container>
  );
}
