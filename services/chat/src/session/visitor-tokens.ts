import { randomUUID } from 'node:crypto';
import { DAY_SECONDS } from '@farmhouse/contracts/timing/durations';
import { guestToken, isGuestToken } from '@farmhouse/platform/auth/guest-token';
import { cookieName } from '@farmhouse/platform/http/cookie-name';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { CHAT_CONFIG, type ChatConfig } from '../config.ts';

/** Name of the cookie that holds the secret of the visitor's newest chat, before its prefix. */
const CHAT_COOKIE = 'chat_token';

const COOKIE_SECONDS = DAY_SECONDS;

/** Visitors' secrets: each opens one chat. Rule: a chat belongs to its visitor. */
@Injectable()
export class VisitorTokens {
  private readonly cookie: string;

  constructor(@Inject(CHAT_CONFIG) private readonly config: ChatConfig) {
    this.cookie = cookieName(CHAT_COOKIE, config.PUBLIC_URL);
  }

  /** The secret of a new chat; the same for a retry, which has the same key and the same browser. */
  tokenFor(visitorSessionId: string, idempotencyKey: string = randomUUID()): string {
    return guestToken(this.config.GUEST_TOKEN_SECRET, `chat:${visitorSessionId}:${idempotencyKey}`);
  }

  /** The secret that a browser's cookies hold; undefined for a text that cannot be one, which no chat is read for. */
  chatTokenIn(cookies: Record<string, string | undefined>): string | undefined {
    const token = cookies[this.cookie];
    return token !== undefined && isGuestToken(token) ? token : undefined;
  }

  setCookie(reply: FastifyReply, token: string): void {
    reply.setCookie(this.cookie, token, {
      httpOnly: true,
      sameSite: 'lax',
      path: '/',
      secure: this.config.PUBLIC_URL.startsWith('https:'),
      maxAge: COOKIE_SECONDS,
    });
  }
}
