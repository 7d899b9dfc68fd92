import type { DatabaseShape } from '@farmhouse/platform/database/data-source';
import {
  AcknowledgeOutbox1790000000007,
  CreateInbox1790000000002,
  CreateOutbox1790000000001,
  KeyOutboxByPosition1790000000006,
} from '@farmhouse/platform/events/events.migrations';
import { InboxEntity } from '@farmhouse/platform/events/inbox.entity';
import { OutboxEntity } from '@farmhouse/platform/events/outbox.entity';
import { SettingCopyEntity } from '@farmhouse/platform/read-models/setting-copy.entity';
import { CreateSettingCopies1790000000004 } from '@farmhouse/platform/read-models/setting-copy.migrations';
import { BookingFactsEntity } from './booking-facts/booking-facts.entity.ts';
import {
  AddStayToBookingFacts1790000001054,
  CreateBookingStates1790000001024,
} from './booking-facts/booking-facts.migrations.ts';
import { MessageEntity } from './messages/message.entity.ts';
import {
  CountMailboxes1790000001031,
  CreateMessages1790000001001,
  ForgetPayloads1790000001023,
  GatherOwnerMails1790000001032,
  IndexMessageRecipients1790000001022,
  NameMessageSubjects1790000001012,
  NameOwnerDigest1790000001033,
  WithholdMessages1790000001021,
} from './messages/messages.migrations.ts';

export const NOTIFICATIONS_DATABASE: DatabaseShape = {
  schema: 'notifications',
  entities: [OutboxEntity, InboxEntity, SettingCopyEntity, BookingFactsEntity, MessageEntity],
  migrations: [
    CreateOutbox1790000000001,
    KeyOutboxByPosition1790000000006,
    AcknowledgeOutbox1790000000007,
    CreateInbox1790000000002,
    CreateSettingCopies1790000000004,
    CreateMessages1790000001001,
    NameMessageSubjects1790000001012,
    WithholdMessages1790000001021,
    IndexMessageRecipients1790000001022,
    ForgetPayloads1790000001023,
    CreateBookingStates1790000001024,
    CountMailboxes1790000001031,
    GatherOwnerMails1790000001032,
    NameOwnerDigest1790000001033,
    AddStayToBookingFacts1790000001054,
  ],
};
