import { sectionPath } from '@farmhouse/contracts/pages/sections';
import { bookingSearchPath, chatPath } from '../../navigation/paths.ts';

interface RecordLink {
  text: string;
  to: string;
}

/** Where the owner can correct a record of a person; undefined for what is only a trace or was deleted. */
export function recordLink(group: string, record: Readonly<Record<string, unknown>>): RecordLink | undefined {
  const { confirmationCode: code, deletedAt, id, chat = id } = record;
  if (typeof code === 'string') return deletedAt ? undefined : { text: `Open ${code}`, to: bookingSearchPath(code) };
  if (group === 'Contact messages') return { text: 'Open the messages', to: sectionPath('messages') };
  if (group.startsWith('Chat') && typeof chat === 'number') return { text: 'Open the chat', to: chatPath(chat) };
  return undefined;
}
