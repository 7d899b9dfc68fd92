import { fastifyCookie } from '@fastify/cookie';
import { isPermitted } from '@farmhouse/contracts/identity/permission';
import type { SignedInAdmin } from '@farmhouse/platform/auth/admin';
import { AdminTokens } from '@farmhouse/platform/auth/admin-tokens';
import { Forbidden, Unauthorized } from '@farmhouse/platform/errors/domain-error';
import { Inject, Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { CHAT_CONFIG, type ChatConfig } from '../config.ts';
import { RunningServer, type ChatSocket } from '../delivery/running-server.ts';
import { MessageQuota } from '../message/message-quota.ts';
import { VisitorTokens } from '../session/visitor-tokens.ts';
import { EventQuota } from './event-quota.ts';
import { isDashboardHost } from './origin.ts';

/**
 * Time between two checks of the admins' tokens: a connection with a revoked one is cut at the latest then. Rule:
 * revoked tokens cut sockets.
 */
const CHECK_MS = 1_000;
/** How long an admin's connection lives while its token cannot be checked. */
const UNCHECKED_MS = 10_000;
/** How long a connection may stay without an admin's token and without joining a chat. */
const JOIN_MS = 30_000;

/** True for a token that stays refused, however often it is presented. */
export const isFinal = (error: unknown): boolean => error instanceof Unauthorized || error instanceof Forbidden;

/** The admin or visitor of each connection of this process. */
@Injectable()
export class Connections implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private timer?: NodeJS.Timeout;
  /** Instant of the last check that could be made, in milliseconds, by `Authorization` header. */
  private readonly checkedAt = new Map<string, number>();

  constructor(
    private readonly socketServer: RunningServer,
    private readonly adminTokens: AdminTokens,
    private readonly messageQuota: MessageQuota,
    private readonly eventQuota: EventQuota,
    private readonly visitorTokens: VisitorTokens,
    @Inject(CHAT_CONFIG) private readonly config: ChatConfig,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setTimeout(() => void this.checkAgain(), CHECK_MS);
  }

  beforeApplicationShutdown(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  /**
   * Identifies who opens the connection: an admin by a token, a visitor by the cookie, which is compared when a chat is
   * joined. Throws Unauthorized for a token that is not valid or not sent to the dashboard's address, Forbidden for an
   * admin who may not chat, Unavailable when that cannot be checked.
   */
  async identify({ handshake, data }: ChatSocket, now = Date.now()): Promise<void> {
    const { authorization, cookie } = handshake.headers;
    const { token } = handshake.auth as { token?: unknown };
    data.connectedAt = now;
    data.token = cookie === undefined ? undefined : this.visitorTokens.chatTokenIn(fastifyCookie.parse(cookie));
    if (token === undefined && authorization === undefined) return;
    if (!isDashboardHost(handshake.headers, this.config.ADMIN_URL)) throw new Unauthorized();
    data.bearer = typeof token === 'string' ? `Bearer ${token.replace(/^Bearer /i, '')}` : authorization;
    data.admin = await this.authenticate(data.bearer);
  }

  /** Cuts the connections whose token was revoked or has expired, and those that have not joined a chat in time. */
  async check(now = Date.now()): Promise<void> {
    const all = [...this.socketServer.sockets];
    for (const socket of all) {
      const { admin, joined, connectedAt } = socket.data;
      if (!admin && !joined && now - connectedAt > JOIN_MS) socket.disconnect(true);
    }
    this.messageQuota.prune(now);
    this.eventQuota.prune(now);
    const bearers = new Set(all.flatMap(({ data }) => (data.admin && data.bearer) ?? []));
    for (const bearer of this.checkedAt.keys()) if (!bearers.has(bearer)) this.checkedAt.delete(bearer);
    for (const bearer of bearers) {
      if (await this.isValid(bearer, now)) continue;
      for (const socket of all) if (socket.data.bearer === bearer) socket.disconnect(true);
    }
  }

  /** Throws Unauthorized, Forbidden for an admin who may not chat, or Unavailable. */
  private async authenticate(bearer: string | undefined): Promise<SignedInAdmin> {
    const admin = await this.adminTokens.authenticate(bearer);
    if (!isPermitted(admin.role, ['chat'])) throw new Forbidden();
    return admin;
  }

  private async isValid(bearer: string, now: number): Promise<boolean> {
    try {
      await this.authenticate(bearer);
      this.checkedAt.set(bearer, now);
      return true;
    } catch (error) {
      if (isFinal(error)) return false;
      if (!this.checkedAt.has(bearer)) this.checkedAt.set(bearer, now);
      return now - (this.checkedAt.get(bearer) ?? now) < UNCHECKED_MS;
    }
  }

  private async checkAgain(): Promise<void> {
    await this.check();
    if (this.timer) this.timer = setTimeout(() => void this.checkAgain(), CHECK_MS);
  }
}
