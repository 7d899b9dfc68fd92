import { noteQueueError } from '@farmhouse/platform/events/queues';
import { InjectQueue } from '@nestjs/bullmq';
import { Injectable, Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { DueMessages, type DueMessage } from './due-messages.ts';

/** The queue between the replicas; one job names one mail to deliver. */
export const MAIL_QUEUE = 'mail';

export interface MailJob {
  messageId: string;
}

const SWEEP_MS = 5_000;

/**
 * Puts mails that are due on the queue. The rows are the truth and the queue only wakes a worker: a job that gets
 * lost, with Redis or with the process that held it, is added again by the next sweep. Each replica sweeps by its
 * own clock, because a schedule kept in Redis would be lost with it; a try has one job id, so two sweeps add it once.
 */
@Injectable()
export class MailJobs implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger('MailJobs');
  private timer: NodeJS.Timeout | undefined;
  private sweeping = false;
  private stopped = false;

  constructor(
    @InjectQueue(MAIL_QUEUE) private readonly queue: Queue<MailJob>,
    private readonly due: DueMessages,
  ) {}

  onApplicationBootstrap(): void {
    this.queue.on('error', noteQueueError);
    this.timer = setInterval(() => void this.sweep(), SWEEP_MS);
    void this.sweep();
  }

  beforeApplicationShutdown(): void {
    this.stopped = true;
    clearInterval(this.timer);
  }

  /** Adds the mails of an event that was just committed. */
  addForEvent(eventId: string): void {
    void this.quietly(async () => this.add(await this.due.ofEvent(eventId)));
  }

  /** Adds one mail for a try after a wait. */
  addLater(message: DueMessage, waitMs: number): void {
    void this.quietly(() => this.add([message], waitMs));
  }

  private async sweep(): Promise<void> {
    if (this.sweeping) return;
    this.sweeping = true;
    await this.quietly(async () => this.add(await this.due.all()));
    this.sweeping = false;
  }

  private async add(messages: DueMessage[], delay = 0): Promise<void> {
    if (messages.length === 0 || this.stopped) return;
    await this.queue.addBulk(
      messages.map(({ id, attempts }) => ({
        name: 'deliver',
        data: { messageId: id },
        opts: { jobId: `${id}-${attempts}`, delay, removeOnComplete: true, removeOnFail: true },
      })),
    );
  }

  private async quietly(work: () => Promise<void>): Promise<void> {
    await work().catch((error: Error) => this.log.warn(`Mails wait for the next sweep: ${error.message}`));
  }
}
