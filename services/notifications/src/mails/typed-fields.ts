import { typedText } from './parts/typed-text.ts';

/** What a payload's subject holds of what a guest or visitor typed freely. */
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

/** The payload as mails show it: its subject (booking, message, request, chat) without addresses of pages. */
export function payloadWithoutLinks<P extends object>(payload: P): P {
  const parts = Object.entries(payload).map(([name, part]: [string, unknown]) => [
    name,
    typeof part === 'object' && part !== null && !Array.isArray(part) ? withoutLinks(part) : part,
  ]);
  return Object.fromEntries(parts) as P;
}
