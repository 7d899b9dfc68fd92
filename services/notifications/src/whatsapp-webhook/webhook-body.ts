import { z } from 'zod';

/** Seconds since 1970, as WhatsApp writes them. */
const timestamp = z
  .string()
  .regex(/^\d{1,12}$/)
  .transform((seconds) => new Date(Number(seconds) * 1000));

/** A number as WhatsApp spells it: digits with the country's code. */
const spelledNumber = z.string().regex(/^\d{6,20}$/);

const STATUS = z.object({
  id: z.string().min(1).max(512),
  status: z.enum(['sent', 'delivered', 'read', 'failed']),
  timestamp,
  recipient_id: spelledNumber.optional().catch(undefined),
  biz_opaque_callback_data: z.uuid().optional().catch(undefined),
  errors: z
    .array(z.object({ code: z.number().int() }))
    .optional()
    .catch(undefined),
});

const ANSWER = z.object({
  from: spelledNumber,
  timestamp,
  /** The message that it answers: always with a template's button, and with a text when the guest has chosen one. */
  context: z
    .object({ id: z.string().min(1).max(512) })
    .optional()
    .catch(undefined),
  text: z.object({ body: z.string() }).optional().catch(undefined),
  button: z.object({ text: z.string() }).optional().catch(undefined),
});

const VALUE = z.object({
  metadata: z.object({ phone_number_id: z.string() }),
  statuses: z.array(z.unknown()).default([]),
  messages: z.array(z.unknown()).default([]),
});

const BODY = z.object({
  entry: z.array(z.object({ changes: z.array(z.object({ field: z.string(), value: z.unknown() })) })),
});

export type StatusReport = z.infer<typeof STATUS>;
export type Answer = z.infer<typeof ANSWER>;

const known = <T extends z.ZodType>(schema: T, parts: readonly unknown[]): z.infer<T>[] =>
  parts.flatMap((part) => {
    const { success, data } = schema.safeParse(part);
    return success ? [data] : [];
  });

/** The part of a report about messages of this sender; everything else is dropped. */
export function readReport(body: string, phoneNumberId: string): { statuses: StatusReport[]; answers: Answer[] } {
  const entries = BODY.safeParse(parsed(body)).data?.entry ?? [];
  const changes = entries.flatMap((entry) => entry.changes).filter(({ field }) => field === 'messages');
  const values = known(
    VALUE,
    changes.map(({ value }) => value),
  ).filter(({ metadata }) => metadata.phone_number_id === phoneNumberId);
  return {
    statuses: values.flatMap(({ statuses }) => known(STATUS, statuses)),
    answers: values.flatMap(({ messages }) => known(ANSWER, messages)),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
