import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { EventQueues } from './event-queues.ts';
import { envelopeOf } from './outbox.ts';
import { CHECK_BATCH, markAcknowledged, readEarlier, readEvents, readUnacknowledged } from './outbox.repository.ts';

/**
 * Checks the outcome of relayed events. An event is acknowledged when every subscriber has handled it. One that is
 * missing from a subscriber's queue and not handled, because Redis has lost its data, is added again. Nothing else
 * counts as an acknowledgement, so every relayed event is handled or checked again. Consumers ignore an event that they
 * had handled before the loss.
 */
@Injectable()
export class Acknowledgements {
  private readonly log = new Logger('Acknowledgements');
  /** Where the next batch begins; after the last one it starts over. */
  private position = '0';

  constructor(
    private readonly dataSource: DataSource,
    private readonly queues: EventQueues,
  ) {}

  /** Checks one batch; true when more can be done at once. Safe to run in several replicas at the same time. */
  async checkBatch(): Promise<boolean> {
    const events = await readUnacknowledged(this.dataSource, this.position);
    const isFull = events.length === CHECK_BATCH;
    this.position = (isFull && events.at(-1)?.position) || '0';
    if (events.length === 0) return false;
    const { open, missing } = await this.queues.check(events);
    const lost = events.filter(({ id }) => missing.has(id));
    if (lost.length > 0) {
      const [rows, earlier] = await Promise.all([
        readEvents(this.dataSource, lost),
        readEarlier(this.dataSource, lost),
      ]);
      await this.queues.add(rows.map(envelopeOf), earlier);
      this.log.warn(`${lost.length} events were missing from their queues and are relayed again`);
    }
    const handled = events.filter(({ id }) => !open.has(id));
    if (handled.length > 0) await markAcknowledged(this.dataSource, handled);
    return isFull && lost.length + handled.length > 0;
  }
}
