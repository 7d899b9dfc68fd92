import type { EventEnvelope } from '@farmhouse/contracts/events/events';

/** What is needed to find an event in the queues and inboxes of its subscribers. */
export type EventKey = Pick<EventEnvelope, 'id' | 'type'>;
