import type { SaveWhatsappAccount, WhatsappAccountView, WhatsappKind } from '@farmhouse/contracts/messages/whatsapp';
import { call, callAsAdmin } from '@farmhouse/platform/testing/call';
import { signatureOf, startTestCloudApi, TEST_ACCOUNT, type TestCloudApi } from './test-cloud-api.ts';
import { startTestNotifications, type TestNotifications } from './test-notifications.ts';

export interface TestWhatsapp extends TestNotifications {
  cloudApi: TestCloudApi;
  /** Changes the account by the dashboard's call. */
  enter(changes: SaveWhatsappAccount): Promise<WhatsappAccountView>;
  /** Sends a report as WhatsApp does; returns the status of the answer. */
  report(body: string, signature?: string): Promise<number>;
  /** What is stored of an event's messages, by channel. */
  byChannel(eventId: string): Promise<Partial<Record<string, StoredByChannel>>>;
}

export interface StoredByChannel {
  id: string;
  status: string;
  recipient: string;
  failure: string | null;
  delivered: boolean;
  read: boolean;
  ref: string | null;
}

export const ENCRYPTION_SECRET = 'seal-secret-for-tests-of-32-characters';

const KINDS: readonly WhatsappKind[] = ['booking-confirmed', 'booking-cancelled', 'request-received'];

/** The account with every key, and a template for three kinds of messages. */
export const wholeAccount = (changes: SaveWhatsappAccount = {}): SaveWhatsappAccount => ({
  ...TEST_ACCOUNT,
  templates: KINDS.map((kind) => ({
    kind,
    name: kind.replaceAll('-', '_'),
    language: 'en',
    fields: ['first-name', 'house', 'code', 'arrival', 'link'],
  })),
  ...changes,
});

/** The whole service with a mail server and a fake WhatsApp server; nothing is entered yet. */
export async function startTestWhatsapp(variables: NodeJS.ProcessEnv = {}): Promise<TestWhatsapp> {
  const cloudApi = await startTestCloudApi();
  const service = await startTestNotifications(
    {},
    { WHATSAPP_API_URL: cloudApi.url, SEAL_SECRETS: ENCRYPTION_SECRET, ...variables },
  );
  return {
    ...service,
    cloudApi,
    enter: async (body) =>
      (await callAsAdmin<WhatsappAccountView>(service, 'PUT', '/api/admin/whatsapp', { body })).body,
    report: async (raw, signature = signatureOf(raw)) => {
      const headers: Record<string, string> = signature ? { 'x-hub-signature-256': signature } : {};
      return (await call(service, 'POST', '/api/webhooks/whatsapp', { raw, headers })).status;
    },
    byChannel: async (eventId) => {
      const rows = await service.db.query<(StoredByChannel & { channel: string })[]>(
        `SELECT id, channel, status, recipient, failure, delivered_at IS NOT NULL AS delivered,
           read_at IS NOT NULL AS read, channel_ref AS ref
         FROM messages WHERE event_id = $1`,
        [eventId],
      );
      return Object.fromEntries(rows.map(({ channel, ...row }) => [channel, row]));
    },
    close: async () => {
      await service.close();
      await cloudApi.shut();
    },
  };
}
