import type { SaveCannedAnswer } from '@farmhouse/contracts/chat/canned-answer';
import { findAndLock } from '@farmhouse/platform/database/find-and-lock';
import { applyFields } from '@farmhouse/platform/database/rows';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CannedAnswerEntity } from './canned-answer.entity.ts';

/** The owner's prepared answers. */
@Injectable()
export class CannedAnswersService {
  constructor(private readonly dataSource: DataSource) {}

  list(): Promise<CannedAnswerEntity[]> {
    return this.dataSource.manager.find(CannedAnswerEntity, { order: { order: 'ASC', id: 'ASC' } });
  }

  create(input: SaveCannedAnswer): Promise<CannedAnswerEntity> {
    const { title, text, order } = input;
    return this.dataSource.manager.save(applyFields(new CannedAnswerEntity(), { title, text, order }));
  }

  /** Changes an answer; omitted fields keep their values. Throws NotFound. */
  update(id: number, { title, text, order }: Partial<SaveCannedAnswer>): Promise<CannedAnswerEntity> {
    return this.dataSource.transaction(async (tx) => {
      const answer = await findAndLock(tx, CannedAnswerEntity, id, 'Answer');
      return tx.save(applyFields(answer, { title, text, order }));
    });
  }

  /** Throws NotFound. */
  remove(id: number): Promise<void> {
    return this.dataSource.transaction(async (tx) => {
      await findAndLock(tx, CannedAnswerEntity, id, 'Answer');
      await tx.delete(CannedAnswerEntity, id);
    });
  }
}
