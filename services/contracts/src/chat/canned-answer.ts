import { CHAT_MESSAGE_MAX_LENGTH } from './chat-message.ts';

export const CANNED_TITLE_MAX_LENGTH = 100;
export const CANNED_TEXT_MAX_LENGTH = CHAT_MESSAGE_MAX_LENGTH;
export const CANNED_MAX_ORDER = 100_000;

/** A predefined answer of the owner. `GET, POST /api/admin/chat/canned-answers`, `PUT, DELETE …/{id}`. */
export interface CannedAnswerView {
  id: number;
  title: string;
  text: string;
  /** Sort order, ascending. */
  order: number;
}

/** What the owner sends to add a canned answer; a change may leave out any field, which then keeps its value. */
export interface SaveCannedAnswer {
  title: string;
  text: string;
  /** Absent: 0 for a new answer. */
  order?: number;
}
