import type { MouseEvent } from 'react';
import { Alert, Button } from 'antd';
import { DifferenceList } from '../stay/difference-list.tsx';
import type { Difference } from '../stay/newer-request.ts';

interface OutdatedNoticeProps {
  differences: readonly Difference[];
  /** False once the booking can no longer be changed. */
  canContinue: boolean;
  onContinue: () => void;
}

/** Shows what has changed since the form was opened; the input is kept. */
export function OutdatedNotice({ differences, canContinue, onContinue }: OutdatedNoticeProps) {
  const continueInDialog = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    currentTarget.closest<HTMLElement>('[role=dialog]')?.focus({ preventScroll: true }); // the button will be gone
    onContinue();
  };
  return (
    <Alert
      type="warning"
      showIcon
      className="mb-4!"
      title="This booking has been changed in the meantime"
      description={
        <>
          <div className="mb-3">
            <DifferenceList differences={differences} />
          </div>
          {canContinue ? (
            <div className="flex flex-wrap items-center gap-3">
              <Button onClick={continueInDialog}>Continue from this</Button>
              <span className="text-sm">Your changes here are kept.</span>
            </div>
          ) : (
            'It can no longer be changed.'
          )}
        </>
      }
    />
  );
}
