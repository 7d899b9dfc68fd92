import { createHmac, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** The tests' account; requests with anything else are refused. */
export const TEST_ACCOUNT = {
  phoneNumberId: '106540352242922',
  accessToken: 'EAAG-access-token-for-tests-1234',
  appSecret: 'app-secret-for-tests-5678',
  verifyToken: 'verify-token-for-tests-9012',
} as const;

interface SentTemplate {
  /** WhatsApp's own id. */
  wamid: string;
  to: string;
  template: { name: string; language: { code: string }; components?: { parameters: { text: string }[] }[] };
  biz_opaque_callback_data: string;
}

interface ApiError {
  status: number;
  code: number;
  subcode?: number;
  retryAfter?: number;
}

export type ReportedStatus = 'sent' | 'delivered' | 'read' | 'failed';

export interface TestCloudApi {
  url: string;
  /** Accepted messages, in order. */
  sent: SentTemplate[];
  /** All requests, whatever their outcome. */
  tries: number;
  /** Makes it refuse with that error, all messages or those to one number; without one it accepts again. */
  refuse(error?: ApiError, to?: string): void;
  /** Accepts the next messages and then breaks the connection instead of answering. */
  loseResponses(count: number): void;
  shut(): Promise<void>;
  open(): Promise<void>;
}

const errorBody = ({ code, subcode }: ApiError): object => ({
  error: { message: 'Refused by the test, +919848012345', type: 'OAuthException', code, error_subcode: subcode },
});

/** A fake of Meta's Cloud API: accepts templates as its documentation says, and refuses as the test says. */
export async function startTestCloudApi(): Promise<TestCloudApi> {
  const refusals = new Map<string, ApiError>();
  let lost = 0;
  let port = 0;
  let server: Server;

  const answer = (response: ServerResponse, status: number, body: object, retryAfter?: number) =>
    response
      .writeHead(status, {
        'content-type': 'application/json',
        ...(retryAfter && { 'retry-after': String(retryAfter) }),
      })
      .end(JSON.stringify(body));

  const refusalOf = (request: IncomingMessage, message: SentTemplate): ApiError | undefined => {
    if (request.headers.authorization !== `Bearer ${TEST_ACCOUNT.accessToken}`) return { status: 401, code: 190 };
    if (!request.url?.endsWith(`/${TEST_ACCOUNT.phoneNumberId}/messages`))
      return { status: 400, code: 100, subcode: 33 };
    const values = message.template.components?.[0]?.parameters ?? [];
    if (values.some(({ text: value }) => value === '' || /[\n\t]| {5}/.test(value)))
      return { status: 400, code: 132012 };
    return refusals.get(message.to) ?? refusals.get('');
  };

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    api.tries += 1;
    const message = JSON.parse(await text(request)) as SentTemplate;
    const error = refusalOf(request, message);
    if (error) return void answer(response, error.status, errorBody(error), error.retryAfter);
    const wamid = `wamid.${randomUUID()}`;
    api.sent.push({ ...message, wamid });
    if (lost > 0) {
      lost -= 1;
      request.socket.destroy();
    } else answer(response, 200, { messaging_product: 'whatsapp', messages: [{ id: wamid }] });
  };

  const api: TestCloudApi = {
    url: '',
    sent: [],
    tries: 0,
    refuse: (error, to = '') => void (error ? refusals.set(to, error) : refusals.delete(to)),
    loseResponses: (count) => void (lost = count),
    shut: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
    open: async () => {
      server = createServer((request, response) => void handle(request, response));
      await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
      port = (server.address() as AddressInfo).port;
      api.url = `http://127.0.0.1:${port}`;
    },
  };
  await api.open();
  return api;
}

const valueOf = (part: object): object => ({
  object: 'whatsapp_business_account',
  entry: [
    {
      id: '102290129340398',
      changes: [
        {
          field: 'messages',
          value: { messaging_product: 'whatsapp', metadata: { phone_number_id: TEST_ACCOUNT.phoneNumberId }, ...part },
        },
      ],
    },
  ],
});

interface Reported {
  wamid: string;
  messageId?: string;
  code?: number;
  at?: Date;
  /** The recipient's number as WhatsApp spells it. */
  recipient?: string;
}

const secondsOf = (at: Date): string => String(Math.floor(at.getTime() / 1000));

/** A report about a message, as WhatsApp writes it. */
export const statusReport = (
  status: ReportedStatus,
  { wamid, messageId, code, at = new Date(), recipient = '919848012345' }: Reported,
): string =>
  JSON.stringify(
    valueOf({
      statuses: [
        {
          id: wamid,
          status,
          timestamp: secondsOf(at),
          recipient_id: recipient,
          biz_opaque_callback_data: messageId,
          ...(code && { errors: [{ code, title: 'Refused by the test' }] }),
        },
      ],
    }),
  );

/** What a guest has answered, to the message `wamid` if given. */
export const answerReport = (from: string, body: string, at = new Date(), wamid?: string): string =>
  JSON.stringify(
    valueOf({
      messages: [
        {
          ...{ from, id: `wamid.${randomUUID()}`, timestamp: secondsOf(at), type: 'text', text: { body } },
          ...(wamid === undefined ? {} : { context: { from: '911234567890', id: wamid } }),
        },
      ],
    }),
  );

/** The header `X-Hub-Signature-256` of a report. */
export const signatureOf = (body: string, secret: string = TEST_ACCOUNT.appSecret): string =>
  `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
