import { WORKER } from '@farmhouse/platform/events/queues';
import { ScheduleWorkerHost } from '@farmhouse/platform/schedule/schedule-worker';
import { Processor } from '@nestjs/bullmq';
import { StayMessagesService } from '../guest-messages/stay-messages.service.ts';
import { FeedSync } from '../calendar-import/schedule/feed-sync.ts';
import { RemindersService } from '../guest-messages/reminders.service.ts';
import { ArchivePruningService } from '../personal-data/archive-pruning.service.ts';
import { BalancesService } from '../payments/balances.service.ts';
import { CompletionService } from '../booking-status/completion.service.ts';
import { UnansweredRequestsService } from '../booking-status/unanswered-requests.service.ts';
import { SCHEDULE_QUEUE, type ScheduledJob } from './schedule.ts';

/** Runs the scheduled jobs. */
@Processor(SCHEDULE_QUEUE, { ...WORKER, concurrency: 1 })
export class ScheduleWorker extends ScheduleWorkerHost<ScheduledJob> {
  protected readonly work = {
    'complete-stays': () => this.completion.completeStays(),
    'end-requests': () => this.requests.endUnanswered(),
    'due-balances': () => this.balances.processDue(),
    'due-reminders': () => this.reminders.remindDue(),
    'due-moments': () => this.stayMessages.sendDue(),
    'read-feeds': () => this.feeds.readDue(),
    'prune-archive': () => this.archive.prune(),
    'prune-feeds': () => this.feeds.prune(),
  };

  constructor(
    private readonly completion: CompletionService,
    private readonly requests: UnansweredRequestsService,
    private readonly balances: BalancesService,
    private readonly reminders: RemindersService,
    private readonly stayMessages: StayMessagesService,
    private readonly archive: ArchivePruningService,
    private readonly feeds: FeedSync,
  ) {
    super();
  }
}
