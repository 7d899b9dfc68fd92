import { randomUUID } from 'node:crypto';
import { OPEN_PRIVACY_STATUSES } from '@farmhouse/contracts/content/privacy-request';
import type { ErasurePartDone, ErasureRefused } from '@farmhouse/contracts/privacy/erasure-events';
import {
  ERASED_NAME,
  PERSONAL_DATA_SERVICES,
  personOf,
  type ErasedCounts,
} from '@farmhouse/contracts/privacy/personal-data';
import { findAndLock } from '@farmhouse/platform/database/find-and-lock';
import { NotFound, Unavailable } from '@farmhouse/platform/errors/domain-error';
import { Outbox } from '@farmhouse/platform/events/outbox';
import { PersonalDataQuestions } from '@farmhouse/platform/personal-data/personal-data-questions';
import { endUndos, deleteUndos } from '@farmhouse/platform/undo/undos';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ContentPersonalData } from './content-personal-data.ts';
import { ServiceErasureEntity } from './service-erasure.entity.ts';
import { PrivacyRequestEntity } from '../privacy-request.entity.ts';
import { ErasureBlocked, NotAnOpenDeletionRequest } from '../privacy-request.errors.ts';
import { privacySubjectOf } from '../privacy-request.undo.ts';

const NO_ANSWER = 'The bookings cannot be checked right now, so nothing was erased. Please try again in a moment.';

const hasBegun = ({ erasureState }: PrivacyRequestEntity): boolean =>
  erasureState === 'running' || erasureState === 'done';

/** Throws NotAnOpenDeletionRequest. */
function assertOpenDeletionRequest({ type, status }: PrivacyRequestEntity): void {
  if (type !== 'delete' || !OPEN_PRIVACY_STATUSES.includes(status)) throw new NotAnOpenDeletionRequest();
}

/**
 * Erases the person of a request everywhere, once: first the service of bookings, which may refuse, then all others,
 * each in its own transaction. It survives a crash of any process, because every step is an event in an outbox. Rule:
 * erasing a person.
 */
@Injectable()
export class ErasureService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly contentPersonalData: ContentPersonalData,
    private readonly questions: PersonalDataQuestions,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Starts the erasure. Safe to repeat. Throws NotFound, NotAnOpenDeletionRequest, ErasureBlocked, or Unavailable when
   * bookings cannot be asked.
   */
  async start(id: number, now = new Date()): Promise<PrivacyRequestEntity> {
    const request = await this.dataSource.manager.findOneBy(PrivacyRequestEntity, { id });
    if (!request) throw new NotFound('Privacy request');
    if (hasBegun(request)) return request;
    assertOpenDeletionRequest(request);
    await this.assertUnblocked(request);
    return this.dataSource.transaction((tx) => this.begin(tx, id, now));
  }

  /**
   * Records that a service has erased its part. After the bookings' part all others may begin, and after the last part
   * the request is closed.
   */
  async serviceErased(tx: EntityManager, part: ErasurePartDone): Promise<void> {
    const request = await this.lockRunning(tx, part);
    if (!request) return;
    await storeServiceErasure(tx, part);
    if (part.service === 'bookings') await this.eraseOwnDataAndContinue(tx, request, part);
    const parts = await tx.findBy(ServiceErasureEntity, { requestId: request.id });
    if (parts.length === PERSONAL_DATA_SERVICES.length) await this.finish(tx, request, parts);
  }

  /** Records a refusal, because a stay was confirmed, or money became due, after the start: nothing was erased. */
  async refused(tx: EntityManager, { obstacles, ...run }: ErasureRefused): Promise<void> {
    const request = await this.lockRunning(tx, run);
    if (!request) return;
    await tx.save(Object.assign(request, { erasureState: 'refused' as const, erasureObstacles: [...obstacles] }));
  }

  private async assertUnblocked(request: PrivacyRequestEntity): Promise<void> {
    const bookings = (await this.questions.ask(personOf(request), ['bookings'])).get('bookings');
    if (!bookings) throw new Unavailable(NO_ANSWER);
    if (bookings.obstacles.length > 0) throw new ErasureBlocked(bookings.obstacles);
  }

  /** Of several concurrent calls the first one starts the run, the others find it started. */
  private async begin(tx: EntityManager, id: number, now: Date): Promise<PrivacyRequestEntity> {
    const request = await findAndLock(tx, PrivacyRequestEntity, id, 'Privacy request');
    if (hasBegun(request)) return request;
    assertOpenDeletionRequest(request);
    const run = randomUUID();
    await tx.delete(ServiceErasureEntity, { requestId: id });
    Object.assign(request, {
      ...{ status: 'in_progress', erasureRun: run, erasureState: 'running', erasureStartedAt: now },
      erasureObstacles: [],
    });
    await tx.save(request);
    await endUndos(tx, this.outbox, [privacySubjectOf(id)]);
    await this.outbox.add(tx, 'erasure.started', { requestId: id, run, person: personOf(request) });
    return request;
  }

  /** The request that is being erased in this run; undefined for a report of another or completed run. */
  private async lockRunning(
    tx: EntityManager,
    { requestId, run }: Pick<ErasurePartDone, 'requestId' | 'run'>,
  ): Promise<PrivacyRequestEntity | undefined> {
    const request = await tx.findOne(PrivacyRequestEntity, {
      where: { id: requestId, erasureRun: run, erasureState: 'running' },
      lock: { mode: 'pessimistic_write' },
    });
    return request ?? undefined;
  }

  private async eraseOwnDataAndContinue(
    tx: EntityManager,
    request: PrivacyRequestEntity,
    { requestId, run, bookingIds = [] }: ErasurePartDone,
  ): Promise<void> {
    const person = personOf(request);
    const erased = await this.contentPersonalData.erase(tx, person, request.id);
    await storeServiceErasure(tx, { requestId, run, service: 'content', erased });
    await this.outbox.add(tx, 'erasure.agreed', { requestId, run, person, bookingIds });
  }

  private async finish(
    tx: EntityManager,
    request: PrivacyRequestEntity,
    parts: readonly ServiceErasureEntity[],
    now = new Date(),
  ): Promise<void> {
    const { id, reference, name, email } = request;
    const erased: ErasedCounts = Object.assign({}, ...parts.map((part) => part.erased));
    const keepsPayments = parts.some((part) => part.keepsPayments);
    await this.outbox.add(tx, 'erasure.completed', { request: { id, reference, name, email }, erased, keepsPayments });
    Object.assign(request, {
      ...{ name: ERASED_NAME, email: null, phone: null, details: null, note: null, visit: null },
      ...{ status: 'completed', closedAt: now, erasureState: 'done', erasureDoneAt: now },
    });
    await tx.save(request);
    await deleteUndos(tx, this.outbox, [privacySubjectOf(id)]);
  }
}

async function storeServiceErasure(
  tx: EntityManager,
  { requestId, service, erased, keepsPayments = false }: ErasurePartDone,
): Promise<void> {
  const row = { requestId, service, erased, keepsPayments };
  await tx.createQueryBuilder().insert().into(ServiceErasureEntity).values(row).orIgnore().execute();
}
