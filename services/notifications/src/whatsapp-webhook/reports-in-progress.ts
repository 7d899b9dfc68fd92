import { SECOND_MS } from '@farmhouse/contracts/timing/durations';
import { Unavailable } from '@farmhouse/platform/errors/domain-error';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** How many reports this process reads at a time, as it holds each in memory until it is complete. */
export const REPORTS_AT_ONCE = 8;

/** How long the body of a report may take, so that slow senders do not keep WhatsApp's own reports out. */
const BODY_TIMEOUT_MS = 10 * SECOND_MS;

/**
 * Counts the reports that are being read or applied. Their signature is made from the body, so that one with an
 * invented signature takes memory until it is complete.
 */
export class ReportsInProgress {
  private readonly replies = new Set<FastifyReply['raw']>();

  /**
   * Counts a report until its request ends, however that happens. Throws Unavailable when too many are in progress;
   * WhatsApp repeats such a report.
   */
  add({ raw: request }: Pick<FastifyRequest, 'raw'>, { raw: reply }: Pick<FastifyReply, 'raw'>): void {
    if (reply.closed) return;
    if (this.replies.size >= REPORTS_AT_ONCE) throw new Unavailable();
    this.replies.add(reply);
    const timeout = setTimeout(() => {
      if (!request.complete) request.destroy();
    }, BODY_TIMEOUT_MS).unref();
    reply.once('close', () => {
      clearTimeout(timeout);
      this.replies.delete(reply);
    });
  }
}
