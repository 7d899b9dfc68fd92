import { MINUTE_MS } from '@farmhouse/contracts/timing/durations';
import { Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';
import { CONFIG, type NotificationsConfig } from '../../config.ts';
import { describeError } from '../describe-error.ts';
import type { Outcome } from '../channel.ts';
import { outcomeOfResponse } from './cloud-api-outcome.rules.ts';

/** Version of the Graph API whose requests and answers these are. */
const VERSION = 'v23.0';
const TIMEOUT_MS = 30_000;
/**
 * Wait before an attempt whose response was lost is repeated: meanwhile a report may show that the message was accepted.
 */
const AFTER_LOST_ANSWER_MS = MINUTE_MS;

const ACCEPTED = z.object({ messages: z.array(z.object({ id: z.string().min(1) })).min(1) });
const REFUSED = z.object({ error: z.object({ code: z.number().int(), error_subcode: z.number().int().optional() }) });

/** A template with its variables filled in. */
export interface TemplateMessage {
  /** Digits with the country's code. */
  to: string;
  template: string;
  language: string;
  /** The values of {{1}}, {{2}} … of its body. */
  values: string[];
  /** Returned in every report about the message. */
  callback: string;
}

export interface Sender {
  phoneNumberId: string;
  accessToken: string;
}

function bodyOf({ to, template, language, values, callback }: TemplateMessage): object {
  const parameters = values.map((text) => ({ type: 'text', text }));
  return {
    messaging_product: 'whatsapp',
    recipient_type: 'individual',
    to,
    type: 'template',
    template: {
      name: template,
      language: { code: language },
      ...(parameters.length > 0 && { components: [{ type: 'body', parameters }] }),
    },
    biz_opaque_callback_data: callback,
  };
}

/** Meta's Cloud API for WhatsApp, at the address of the environment alone. */
@Injectable()
export class CloudApi {
  constructor(@Inject(CONFIG) private readonly config: NotificationsConfig) {}

  async send({ phoneNumberId, accessToken }: Sender, message: TemplateMessage, signal: AbortSignal): Promise<Outcome> {
    const url = `${this.config.WHATSAPP_API_URL}/${VERSION}/${encodeURIComponent(phoneNumberId)}/messages`;
    try {
      const response = await fetch(url, {
        method: 'POST',
        redirect: 'error',
        headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
        body: JSON.stringify(bodyOf(message)),
        signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
      });
      return await outcomeOf(response);
    } catch (error) {
      return { result: 'try-later', reason: describeError(error), waitMs: isUnsent(error) ? 0 : AFTER_LOST_ANSWER_MS };
    }
  }
}

/** True if no connection was made, so that nothing can have been accepted. */
function isUnsent(error: unknown): boolean {
  const { cause } = error as { cause?: { code?: string } };
  return ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT'].includes(cause?.code ?? '');
}

async function outcomeOf(response: Response): Promise<Outcome> {
  const body: unknown = await response.json().catch(() => undefined);
  const accepted = ACCEPTED.safeParse(body).data?.messages[0];
  if (response.ok && accepted) return { result: 'accepted', ref: accepted.id };
  if (response.ok) return { result: 'try-later', reason: 'WhatsApp: no message id', waitMs: AFTER_LOST_ANSWER_MS };
  const error = REFUSED.safeParse(body).data?.error;
  return outcomeOfResponse({
    status: response.status,
    code: error?.code,
    subcode: error?.error_subcode,
    retryAfter: Number(response.headers.get('retry-after')) || 0,
  });
}
