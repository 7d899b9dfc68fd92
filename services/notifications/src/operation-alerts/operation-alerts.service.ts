import { randomUUID } from 'node:crypto';
import { statfs } from 'node:fs/promises';
import { ADVISORY_LOCK } from '@farmhouse/contracts/database/advisory-lock';
import { DAY_MS, MINUTE_MS } from '@farmhouse/contracts/timing/durations';
import { SettingsReadModel } from '@farmhouse/platform/read-models/settings.read-model';
import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { CONFIG, type NotificationsConfig } from '../config.ts';
import { DeliveryWorker } from '../delivery/delivery.worker.ts';
import { newMail } from '../mails/new-mail.ts';
import { MessagesService } from '../messages/messages.service.ts';
import { alertOf, noStarts, recordStarts, problemsIn, NOTIFY_AFTER_MS, type OperationState } from './alert-rules.ts';
import { WatchedCertificates } from './certificate.ts';
import { OperationAlertEntity } from './operation-alert.entity.ts';
import { readMetrics } from './process-metrics.ts';

const CHECK_MS = MINUTE_MS;
/** A problem that was not observed for this long is over; one that returns earlier counts as the same. */
const OVER_AFTER_MS = 10 * MINUTE_MS;
/** Time between two mails about a problem that persists. */
const REPEATED_AFTER_MS = DAY_MS;

type SentAlert = 'begins' | 'goes-on' | 'is-over';

/**
 * Mails the owner about operational problems where no other system monitors the metrics. Current problems and mails are
 * stored in the database, so that replicas and restarts mail nothing twice.
 */
@Injectable()
export class OperationAlertsService implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly log = new Logger('OperationAlertsService');
  private readonly starts = noStarts();
  private readonly certificates: WatchedCertificates;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    @Inject(CONFIG) private readonly config: NotificationsConfig,
    private readonly dataSource: DataSource,
    private readonly settings: SettingsReadModel,
    private readonly messagesService: MessagesService,
    private readonly deliveryWorker: DeliveryWorker,
  ) {
    const { ADMIN_URL, PUBLIC_URL } = config;
    this.certificates = new WatchedCertificates(ADMIN_URL ? [PUBLIC_URL, ADMIN_URL] : [PUBLIC_URL]);
  }

  onApplicationBootstrap(): void {
    if (this.config.WATCHED_METRICS.length === 0) return;
    const check = () => void this.check().catch((error: Error) => this.log.warn(error.message));
    this.timer = setInterval(check, CHECK_MS);
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** Reads the product's state, and reports it. */
  async check(): Promise<void> {
    await this.report(await this.readState());
  }

  private async readState(): Promise<OperationState> {
    const [processes, disk] = await Promise.all([readMetrics(this.config.WATCHED_METRICS), statfs('.')]);
    const freeBytes = disk.bavail * disk.bsize;
    return {
      now: new Date(),
      processes,
      freeBytes,
      certificateEnd: await this.certificates.earliestEnd(),
    };
  }

  /** Stores the current problems, and mails what is due. Safe to run in several replicas at once. */
  async report(state: OperationState): Promise<void> {
    recordStarts(this.starts, state);
    const problems = problemsIn(state, this.starts);
    const mailed = await this.dataSource.transaction(async (tx) => {
      await tx.query(`SELECT ${ADVISORY_LOCK}('operation alerts')`);
      return this.update(tx, problems, state.now);
    });
    if (mailed > 0) this.deliveryWorker.wake();
  }

  /** Returns the number of mails. */
  private async update(tx: EntityManager, problems: readonly string[], now: Date): Promise<number> {
    const known = new Map((await tx.find(OperationAlertEntity)).map((alert) => [alert.key, alert]));
    let mailed = 0;
    for (const key of problems) {
      const alert = known.get(key) ?? { key, raisedAt: now, mailedAt: null, clearedAt: null };
      const told = dueNotice(alert, now);
      if (told) mailed += await this.mail(tx, alert, told);
      await tx.save(OperationAlertEntity, { ...alert, clearedAt: null, mailedAt: told ? now : alert.mailedAt });
    }
    for (const alert of [...known.values()].filter(({ key }) => !problems.includes(key))) {
      const clearedAt = alert.clearedAt ?? now;
      if (now.getTime() - clearedAt.getTime() < OVER_AFTER_MS) {
        await tx.save(OperationAlertEntity, { ...alert, clearedAt });
        continue;
      }
      if (alert.mailedAt) mailed += await this.mail(tx, alert, 'is-over');
      await tx.delete(OperationAlertEntity, { key: alert.key });
    }
    return mailed;
  }

  private async mail(tx: EntityManager, { key, raisedAt }: OperationAlertEntity, told: SentAlert): Promise<number> {
    const mail = newMail('operation-alert-owner', { ...alertOf(key), since: raisedAt.toISOString(), told });
    await this.messagesService.queue(
      tx,
      { id: randomUUID(), occurredAt: new Date().toISOString() },
      [mail],
      await this.settings.values(tx),
    );
    return 1;
  }
}

/** The kind of mail that is due for a current problem, undefined when none is. */
function dueNotice({ key, raisedAt, mailedAt }: OperationAlertEntity, now: Date): SentAlert | undefined {
  if (mailedAt) return now.getTime() - mailedAt.getTime() >= REPEATED_AFTER_MS ? 'goes-on' : undefined;
  return now.getTime() - raisedAt.getTime() >= NOTIFY_AFTER_MS[alertOf(key).rule] ? 'begins' : undefined;
}
