import { Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import type { DeliveryService } from './delivery.service.ts';
import type { ClaimedMessage, MessageClaims } from './message-claims.ts';

/** How many messages one replica sends at the same time. */
export const CONCURRENCY = 10;
/** Finds retries, messages that another replica has queued, and messages whose worker died. */
const POLL_MS = 1_000;

/**
 * Claims due messages and sends them, at most CONCURRENCY at a time. Any number of replicas share the work. On a clean
 * stop the messages that are being sent are finished first.
 */
export class DeliveryWorker implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger('DeliveryWorker');
  private readonly sending = new Set<Promise<void>>();
  private claiming = false;
  private claimAgain = false;
  private lastClaim: Promise<void> = Promise.resolve();
  private timer: NodeJS.Timeout | undefined;
  private stopped = false;

  constructor(
    private readonly messageClaims: Pick<MessageClaims, 'claimBatch'>,
    private readonly deliveryService: Pick<DeliveryService, 'deliver' | 'unanswered'>,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => this.wake(), POLL_MS);
    this.wake();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearInterval(this.timer);
    await this.lastClaim;
    await Promise.all(this.sending);
  }

  /** Claims messages that are due now; calls while a claim is in progress cause one more claim. */
  wake(): void {
    this.claimAgain = true;
    if (!this.claiming) this.lastClaim = this.claimDue();
  }

  private async claimDue(): Promise<void> {
    this.claiming = true;
    try {
      while (this.claimAgain && !this.stopped && this.sending.size < CONCURRENCY) {
        this.claimAgain = false;
        const { unanswered } = this.deliveryService;
        const messages = await this.messageClaims.claimBatch(CONCURRENCY - this.sending.size, unanswered);
        for (const message of messages) this.send(message);
      }
    } catch (error) {
      this.log.warn(`Messages wait for the next poll: ${(error as Error).message}`);
    } finally {
      this.claiming = false;
    }
  }

  private send(message: ClaimedMessage): void {
    const sending = this.deliveryService
      .deliver(message)
      .catch((error: Error) => this.log.warn(`Message ${message.id} waits for the end of its lease: ${error.message}`))
      .finally(() => {
        this.sending.delete(sending);
        this.wake();
      });
    this.sending.add(sending);
  }
}
