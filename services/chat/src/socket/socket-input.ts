import { oneLine } from '@farmhouse/contracts/text/one-line';
import { tooLong } from '@farmhouse/contracts/text/too-long';
import { CHAT_CLIENT_ID_MAX_LENGTH, CHAT_MESSAGE_MAX_LENGTH } from '@farmhouse/contracts/chat/chat-message';
import { CHAT_PAGE_MAX_LENGTH } from '@farmhouse/contracts/chat/chat-session';
import { isInvisible, withoutDirectionControls } from '@farmhouse/contracts/text/visible';
import { InvalidInput } from '@farmhouse/platform/errors/domain-error';
import { isStorable } from '@farmhouse/platform/text/storable';

const MAX_INT = 2_147_483_647;

/** The unvalidated payload of an event. */
export type Payload = Record<string, unknown>;

const invalid = (path: string, message: string): InvalidInput => new InvalidInput([{ path, message }]);

export function readPayload(data: unknown): Payload {
  if (typeof data === 'object' && data !== null && !Array.isArray(data)) return data as Payload;
  throw invalid('', 'The payload must be an object');
}

/** The chat's id; clients also send it as a string of digits. */
export function readChatId({ chatSessionId }: Payload): number {
  const id = typeof chatSessionId === 'string' && /^\d{1,10}$/.test(chatSessionId) ? +chatSessionId : chatSessionId;
  if (Number.isInteger(id) && (id as number) > 0 && (id as number) <= MAX_INT) return id as number;
  throw invalid('chatSessionId', 'The chat session id is not valid');
}

/** A message's id, 0 for none. */
export function readMessageId(payload: Payload, field: 'afterId' | 'lastId'): number {
  const id = payload[field];
  if (Number.isSafeInteger(id) && (id as number) >= 0) return id as number;
  throw invalid(field, `${field} must be the id of a message`);
}

function readText(text: unknown, field: string, max: number): string {
  if (typeof text !== 'string' || !isStorable(text)) throw invalid(field, `${field} must be a string`);
  const trimmed = text.trim();
  if ([...trimmed].length > max) throw invalid(field, tooLong(field, max));
  return trimmed;
}

/** The text of a message, trimmed and without characters that change the writing direction. */
export function readContent({ content }: Payload): string {
  const text = withoutDirectionControls(readText(content, 'content', CHAT_MESSAGE_MAX_LENGTH)).trim();
  if (isInvisible(text)) throw invalid('content', 'A message cannot be empty');
  return text;
}

/** The client id of the message, undefined when the sender has given none. */
export function readClientId({ clientId }: Payload): string | undefined {
  if (clientId === undefined || clientId === null) return undefined;
  const name = readText(clientId, 'clientId', CHAT_CLIENT_ID_MAX_LENGTH);
  if (name === '') throw invalid('clientId', 'clientId cannot be empty');
  return name;
}

/** A path of the site on one line, undefined when none is given. */
export function readPage({ page }: Payload): string | undefined {
  if (page === undefined || page === null) return undefined;
  const path = oneLine(readText(page, 'page', CHAT_PAGE_MAX_LENGTH));
  if (!path.startsWith('/')) throw invalid('page', 'page must be a path');
  return path;
}
