import type { ListedReceipt, ReadReceipt } from '@farmhouse/contracts/bookings/receipt/receipt';
import { NotFound } from '@farmhouse/platform/errors/domain-error';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { BookingEntity } from '../booking/booking.entity.ts';
import { ReceiptEntity } from '../booking/receipt/receipt.entity.ts';
import { GuestTokens } from '../guest-access/guest-tokens.ts';
import { correctedOf, correctionOf } from './correction.repository.ts';
import { receiptPdf } from './pdf/receipt-pdf.ts';
import { ReceiptFileEntity } from './receipt-file.entity.ts';

/** The guest of a request. */
export interface ReceiptReader {
  confirmationCode: string;
  token: string | undefined;
}

/** Receipts for their guest and for the owner; issued ones are never altered. Rule: receipts. */
@Injectable()
export class ReceiptsService {
  constructor(
    private readonly db: DataSource,
    private readonly tokens: GuestTokens,
  ) {}

  /** The receipt as issued, and whether it was corrected since. Throws NotFound. */
  async read(number: string): Promise<ReadReceipt> {
    const { content, entryId } = await this.stored(number);
    const corrected = await correctionOf(this.db.manager, entryId);
    return corrected ? { ...content, corrected } : content;
  }

  /** The document, the same bytes every time. Throws NotFound. */
  async file(number: string): Promise<Buffer> {
    const stored = await this.fileOf(this.db.manager, number);
    if (stored) return stored;
    const bytes = await receiptPdf((await this.stored(number)).content);
    await this.db.manager
      .createQueryBuilder()
      .insert()
      .into(ReceiptFileEntity)
      .values({ number, bytes })
      .orIgnore()
      .execute();
    return (await this.fileOf(this.db.manager, number)) ?? bytes;
  }

  /** A booking's receipts, oldest first. Throws NotFound and GuestTokenRequired. */
  async ofGuest(holder: ReceiptReader): Promise<ListedReceipt[]> {
    const { id } = await this.held(holder);
    const rows = await this.db.manager.find(ReceiptEntity, { where: { bookingId: id }, order: { entryId: 'ASC' } });
    const corrected = await correctedOf(
      this.db.manager,
      rows.map(({ entryId }) => entryId),
    );
    return rows.map(({ entryId, content: { number, kind, amount, at } }) => ({
      ...{ number, kind, amount, at },
      ...(corrected.has(entryId) && { isCorrected: true as const }),
    }));
  }

  /** Throws NotFound, for another booking's receipt too, and GuestTokenRequired. */
  async assertOfGuest(holder: ReceiptReader, number: string): Promise<void> {
    const { id } = await this.held(holder);
    if ((await this.stored(number)).bookingId !== id) throw new NotFound('Receipt');
  }

  /** The row of a receipt. Throws NotFound. */
  async stored(number: string, manager = this.db.manager): Promise<ReceiptEntity> {
    const receipt = await manager.findOneBy(ReceiptEntity, { number });
    if (!receipt) throw new NotFound('Receipt');
    return receipt;
  }

  private held({ confirmationCode, token }: ReceiptReader): Promise<BookingEntity> {
    return this.tokens.bookingOf(this.db.manager, confirmationCode, token);
  }

  private async fileOf(manager: EntityManager, number: string): Promise<Buffer | undefined> {
    return (await manager.findOneBy(ReceiptFileEntity, { number }))?.bytes;
  }
}
