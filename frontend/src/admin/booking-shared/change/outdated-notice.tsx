import { Alert, Button } from 'antd';
import type { Difference } from './newer-state.ts';

interface OutdatedNoticeProps {
  differences: readonly Difference[];
  /** False once the booking can no longer be changed. */
  canContinue: boolean;
  onContinue: () => void;
}

/** Shows what has changed since the form was opened; the input is kept. */
export function OutdatedNotice({ differences, canContinue, onContinue }: OutdatedNoticeProps) {
  return (
    <Alert
      type="warning"
      showIcon
      className="mb-4!"
      title="This booking has been changed in the meantime"
      description={
        <>
          <ul className="mb-3 grid gap-1">
            {differences.map(({ name, was, is }) => (
              <li key={name}>
                {name}: <del className="text-quiet">{was}</del> → <strong>{is}</strong>
              </li>
            ))}
          </ul>
          {canContinue ? (
            <div className="flex flex-wrap items-center gap-3">
              <Button onClick={onContinue}>Continue from this</Button>
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
