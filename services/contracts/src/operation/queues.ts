import { CONSUMERS } from '../events/subscribers.ts';

/** Queue of the pictures that catalogue processes. */
export const PICTURE_QUEUE = 'catalogue-pictures';

/** The services with scheduled jobs. */
const SCHEDULED = ['analytics', 'bookings', 'chat', 'content'] as const;

/** Queue of a service's scheduled jobs. */
export const scheduleQueueOf = <Service extends (typeof SCHEDULED)[number]>(service: Service) =>
  `${service}-schedule` as const;

/** Every queue of the product: of events by their consumer, of scheduled jobs by their service, and of pictures. */
export const QUEUES: readonly string[] = [...CONSUMERS, ...SCHEDULED.map(scheduleQueueOf), PICTURE_QUEUE];

/** Path of the queue board; its pages are shown in a frame. */
export const QUEUE_BOARD = '/api/admin/queues/board';

/** How many failed jobs of a queue are listed, the latest first. */
export const FAILED_JOBS_SHOWN = 50;

/** A job whose attempts have all failed. Only the board shows its data. */
export interface FailedJob {
  queue: string;
  id: string;
  /** The event's type or the scheduled job's name. */
  name: string;
  /** Why the last attempt failed. */
  reason: string;
  tries: number;
  /** ISO instant of the last attempt. */
  failedAt: string;
}
