import type { OptOutView } from '@farmhouse/contracts/messages/whatsapp';
import { internationalDigits } from '@farmhouse/contracts/text/phone';
import { NotFound } from '@farmhouse/platform/errors/domain-error';
import { Injectable } from '@nestjs/common';
import { DataSource, In, type EntityManager } from 'typeorm';
import { WhatsappOptOutEntity } from './whatsapp-opt-out.entity.ts';

/** Most numbers that are listed for the owner. */
const SHOWN = 1_000;

/** The numbers whose owners have answered STOP. */
@Injectable()
export class OptOuts {
  constructor(private readonly dataSource: DataSource) {}

  async has(manager: EntityManager, phone: string): Promise<boolean> {
    return manager.existsBy(WhatsappOptOutEntity, { phone: internationalDigits(phone), isStopped: true });
  }

  /** Those of the phone numbers that have opted out, each as it was passed in. */
  async among(manager: EntityManager, phones: readonly string[]): Promise<ReadonlySet<string>> {
    if (phones.length === 0) return new Set();
    const rows = await manager.findBy(WhatsappOptOutEntity, {
      phone: In([...new Set(phones.map(internationalDigits))]),
      isStopped: true,
    });
    const stopped = new Set(rows.map(({ phone }) => phone));
    return new Set(phones.filter((phone) => stopped.has(internationalDigits(phone))));
  }

  /** Stores the latest word of a number. Of two words sent in the same second STOP wins. */
  async keep(tx: EntityManager, phone: string, word: 'stop' | 'start', at: Date): Promise<void> {
    await tx.query(
      `INSERT INTO whatsapp_opt_outs AS mine (phone, is_stopped, said_at) VALUES ($1, $2, $3)
       ON CONFLICT ON CONSTRAINT whatsapp_opt_outs_phone DO UPDATE
         SET is_stopped = EXCLUDED.is_stopped, said_at = EXCLUDED.said_at
         WHERE EXCLUDED.said_at > mine.said_at OR (EXCLUDED.said_at = mine.said_at AND EXCLUDED.is_stopped)`,
      [internationalDigits(phone), word === 'stop', at],
    );
  }

  /** The newest first. */
  async list(): Promise<OptOutView[]> {
    const rows = await this.dataSource.manager.find(WhatsappOptOutEntity, {
      where: { isStopped: true },
      order: { saidAt: 'DESC', id: 'DESC' },
      take: SHOWN,
    });
    return rows.map(({ id, phone, saidAt }) => ({ id, phone, since: saidAt.toISOString() }));
  }

  /** Removes an opt-out, for a guest who has asked the owner for messages again. Throws NotFound. */
  async lift(id: number, now = new Date()): Promise<void> {
    const { affected } = await this.dataSource.manager.update(
      WhatsappOptOutEntity,
      { id, isStopped: true },
      { isStopped: false, saidAt: now },
    );
    if (!affected) throw new NotFound('Number');
  }
}
