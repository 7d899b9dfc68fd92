import { randomUUID } from 'node:crypto';
import { DAY_SECONDS } from '@farmhouse/contracts/timing/durations';
import { guestToken, isGuestToken } from '@farmhouse/platform/auth/guest-token';
import { Cookie } from '@farmhouse/platform/http/cookie';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { CHAT_CONFIG, type ChatConfig } from '../config.ts';

/** Name of the cookie that holds the secret of the visitor's newest chat, before its prefix. */
const CHAT_COOKIE = 'chat_token';

/** Visitors' secrets: each opens one chat. Rule: a chat belongs to its visitor. */
@Injectable()
export class VisitorTokens {
  private readonly cookie: Cookie;

  constructor(@Inject(CHAT_CONFIG) private readonly config: ChatConfig) {
    this.cookie = new Cookie(CHAT_COOKIE, config.PUBLIC_URL, { maxAgeSeconds: DAY_SECONDS });
  }

  /** The secret of a new chat; the same for a retry, which has the same key and the same browser. */
  tokenFor(visitorSessionId: string, idempotencyKey: string = randomUUID()): string {
    return guestToken(this.config.GUEST_TOKEN_SECRET, `chat:${visitorSessionId}:${idempotencyKey}`);
  }

  /** The secret that a browser's cookies hold; undefined for a text that cannot be one, which no chat is read for. */
  chatTokenIn(cookies: Record<string, string | undefined>): string | undefined {
    const token = this.cookie.in({ cookies });
    return token !== undefined && isGuestToken(token) ? token : undefined;
  }

  setCookie(reply: FastifyReply, token: string): void {
    this.cookie.set(reply, token);
  }
}
