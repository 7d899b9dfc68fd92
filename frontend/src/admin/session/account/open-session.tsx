import type { OpenSessionView } from '@farmhouse/contracts/identity/open-session';
import { formatInstant } from '@farmhouse/contracts/text/dates';
import { agoText } from '../../ui/ago.ts';

/** Where a session was opened, and when it was used. */
export function OpenSession({ session }: { session: OpenSessionView }) {
  const { device, network, openedAt, usedAt, isThis } = session;
  return (
    <span className="block min-w-0">
      <span className="block font-semibold">
        {device ?? 'Unknown browser'}
        {isThis && ' (this session)'}
      </span>
      <span className="block text-sm text-quiet">
        Signed in {formatInstant(new Date(openedAt))} from {network}; last used {agoText(usedAt, new Date())}
      </span>
    </span>
  );
}
