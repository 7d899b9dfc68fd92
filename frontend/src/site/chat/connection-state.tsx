import { settingText } from '@farmhouse/contracts/content/setting';
import { serverNow } from '../../shared/api/server-clock.ts';
import { useSettings } from '../../shared/content/settings.api.ts';
import { nextOpening } from './business-hours.ts';
import type { ChatState } from './chat-state.ts';

const CONNECTION_TEXTS: Record<ChatState['connection'], string> = {
  online: 'Online',
  offline: 'Offline',
  connecting: 'Connecting…',
  'too-many-tabs': 'Not connected',
};

/** The state of the connection, and the next opening time out of hours, when nobody is there to answer. */
export function ConnectionState({ state: { session, connection } }: { state: ChatState }) {
  const hours = settingText(useSettings(), 'business_hours');
  const opening = session?.status === 'waiting' ? nextOpening(hours, serverNow()) : undefined;
  if (!session || session.status === 'closed') return null;
  const isOnline = connection === 'online';
  const text = CONNECTION_TEXTS[connection];
  return (
    <div role="status" className="text-sm">
      <p className="flex items-center gap-1.5">
        <span
          aria-hidden="true"
          className={`size-2.5 rounded-full ${isOnline && !opening ? 'bg-[#7bd88f]' : 'bg-white/50'}`}
        />
        {text}
      </p>
      {isOnline && opening && <p>We answer from {opening}</p>}
    </div>
  );
}
