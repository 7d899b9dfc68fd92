import { CreateChangeVersion1790000000005 } from './events/change-version.ts';
import {
  AcknowledgeOutbox1790000000007,
  CreateInbox1790000000002,
  CreateOutbox1790000000001,
  HoldOutbox1790000001100,
  IndexInboxByHandling1790000003303,
  IndexOutboxByAcknowledgement1790000003302,
  IndexOutboxByBooking1790000002301,
  TraceOutbox1790000001701,
  KeyOutboxByPosition1790000000006,
} from './events/events.migrations.ts';
import { InboxEntity } from './events/inbox.entity.ts';
import { OutboxEntity } from './events/outbox.entity.ts';
import { IdempotencyEntity } from './idempotency/idempotency.entity.ts';
import { CreateIdempotencyKeys1790000000003 } from './idempotency/idempotency.migrations.ts';
import { SettingCopyEntity } from './read-models/setting-copy.entity.ts';
import { CreateSettingCopies1790000000004 } from './read-models/setting-copy.migrations.ts';
import { UndoEntity } from './undo/undo.entity.ts';
import { CreateUndos1790000001101 } from './undo/undo.migrations.ts';
import type { Tables } from './database/data-source.ts';

/** Events that the service publishes. */
export const OUTBOX: Tables = {
  entities: [OutboxEntity],
  migrations: [
    CreateOutbox1790000000001,
    KeyOutboxByPosition1790000000006,
    AcknowledgeOutbox1790000000007,
    HoldOutbox1790000001100,
    TraceOutbox1790000001701,
    IndexOutboxByBooking1790000002301,
    IndexOutboxByAcknowledgement1790000003302,
  ],
};

/** Events that the service has handled. */
export const INBOX: Tables = {
  entities: [InboxEntity],
  migrations: [CreateInbox1790000000002, IndexInboxByHandling1790000003303],
};

/** What the owner can undo for a few seconds. */
export const UNDOS: Tables = { entities: [UndoEntity], migrations: [CreateUndos1790000001101] };

/** Answers to calls that may be repeated. */
export const IDEMPOTENCY: Tables = {
  entities: [IdempotencyEntity],
  migrations: [CreateIdempotencyKeys1790000000003],
};

/** The read model of the settings. */
export const SETTING_COPIES: Tables = {
  entities: [SettingCopyEntity],
  migrations: [CreateSettingCopies1790000000004],
};

/** The numbers of changes of rows that other services have read models of. */
export const CHANGE_VERSIONS: Tables = { entities: [], migrations: [CreateChangeVersion1790000000005] };
