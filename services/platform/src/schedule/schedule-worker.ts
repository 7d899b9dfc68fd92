import { OnWorkerEvent, WorkerHost } from '@nestjs/bullmq';
import type { Job } from 'bullmq';
import { noteQueueError } from '../events/queues.ts';

/**
 * A service's worker for the jobs of its schedule. Each job reads its pending work from the database, so that running it
 * twice changes nothing. A job of another version, which this one does not know, is left out.
 */
export abstract class ScheduleWorkerHost<Name extends string> extends WorkerHost {
  protected abstract readonly work: Record<Name, () => Promise<unknown>>;

  async process({ name }: Job): Promise<void> {
    if (name in this.work) await this.work[name as Name]();
  }

  @OnWorkerEvent('error')
  onError(error: Error): void {
    noteQueueError(error);
  }
}
