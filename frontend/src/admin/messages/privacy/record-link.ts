import { sectionPath } from '@farmhouse/contracts/pages/sections';
import type { PersonalData, PersonalDataGroup } from '@farmhouse/contracts/privacy/personal-data';
import { bookingSearchPath, chatPath } from '../../navigation/paths.ts';

interface RecordLink {
  text: string;
  to: string;
}

type DataRecord = PersonalDataGroup['records'][number];

/** The codes of the deleted bookings, of which other records may be left. */
export function deletedCodes({ services }: Pick<PersonalData, 'services'>): ReadonlySet<unknown> {
  const records = services.flatMap(({ groups }) => groups).flatMap((group) => group.records);
  return new Set(records.filter(({ deletedAt }) => deletedAt).map(({ confirmationCode }) => confirmationCode));
}

/** Where the owner can correct a record of a person; undefined for what is only a trace or of a deleted booking. */
export function recordLink(group: string, record: DataRecord, deleted: ReadonlySet<unknown>): RecordLink | undefined {
  const { confirmationCode: code, id, chat = id } = record;
  if (typeof code === 'string') {
    return deleted.has(code) ? undefined : { text: `Open ${code}`, to: bookingSearchPath(code) };
  }
  if (group === 'Contact messages') return { text: 'Open the messages', to: sectionPath('messages') };
  if (group.startsWith('Chat') && typeof chat === 'number') return { text: 'Open the chat', to: chatPath(chat) };
  return undefined;
}
