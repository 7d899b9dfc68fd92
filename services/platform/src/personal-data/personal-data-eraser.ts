import type { ErasureAgreed } from '@farmhouse/contracts/privacy/erasure-events';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Outbox } from '../events/outbox.ts';
import { PERSONAL_DATA_SOURCE, type ErasablePersonalData } from './personal-data-source.ts';
import { TechnicalCopies } from './technical-copies.ts';

/** Erases what its service holds of a person, and reports it. */
@Injectable()
export class PersonalDataEraser {
  constructor(
    @Inject(PERSONAL_DATA_SOURCE) private readonly source: ErasablePersonalData,
    private readonly outbox: Outbox,
    private readonly technicalCopies: TechnicalCopies,
  ) {}

  /** Part of the transaction that handles the event: erased and reported, or neither. Safe to repeat. */
  async erase(tx: EntityManager, { requestId, run, person, bookingIds }: ErasureAgreed): Promise<void> {
    const erased = await this.source.erase(tx, person, bookingIds);
    await this.technicalCopies.delete(tx, person);
    await this.outbox.add(tx, 'erasure.part-done', { requestId, run, service: this.source.service, erased });
  }
}
