import { typedText } from './text/typed-text.ts';

/** The free-text fields of a payload's subject that a guest or visitor typed. */
const TYPED_FIELDS = [
  'fullName',
  'specialRequests',
  'name',
  'subject',
  'message',
  'details',
  'note',
  'phone',
  'question',
  'visitorName',
  'visitorPhone',
  'visitorPage',
  'summary',
] as const;

function withoutLinks(subject: object): object {
  const shown = TYPED_FIELDS.flatMap((field) => {
    const text: unknown = (subject as Partial<Record<string, unknown>>)[field];
    return typeof text === 'string' ? [[field, typedText(text)] as const] : [];
  });
  return { ...subject, ...Object.fromEntries(shown) };
}

/** The payload as mails show it: its subject (booking, message, request, chat) without web addresses. */
export function payloadWithoutLinks<P extends object>(payload: P): P {
  const parts = Object.entries(payload).map(([name, part]: [string, unknown]) => [
    name,
    typeof part === 'object' && part !== null && !Array.isArray(part) ? withoutLinks(part) : part,
  ]);
  return Object.fromEntries(parts) as P;
}
