import { sortMessages } from '../bank-statement/parsing/messages.ts';
import type { ReadLine } from '../bank-statement/parsing/statement.types.ts';

/** The credits in pasted messages. */
export const readMessages = (text: string): ReadLine[] => sortMessages(text.split(/\r?\n/)).lines;
