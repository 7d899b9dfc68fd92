import type { DatabaseShape } from '@farmhouse/platform/database/data-source';
import { OUTBOX, INBOX, IDEMPOTENCY, SETTING_COPIES } from '@farmhouse/platform/tables';
import { BookingFactsEntity } from './booking-facts/booking-facts.entity.ts';
import {
  AddStayChangesToBookingFacts1790000001068,
  AddMessagesPaused1790000001701,
  AddStayToBookingFacts1790000001054,
  CreateBookingStates1790000001024,
} from './booking-facts/booking-facts.migrations.ts';
import { MessageEntity } from './messages/message.entity.ts';
import {
  AddMessageChannel1790000001041,
  CountMailboxes1790000001031,
  CreateMessages1790000001001,
  ForgetPayloads1790000001023,
  GatherOwnerMails1790000001032,
  IndexMessageRecipients1790000001022,
  NameMessageSubjects1790000001012,
  NameOwnerDigest1790000001033,
  WithholdMessages1790000001021,
} from './messages/messages.migrations.ts';
import { OperationAlertEntity } from './operation-alerts/operation-alert.entity.ts';
import { CreateOperationAlerts1790000001605 } from './operation-alerts/operation-alerts.migrations.ts';
import { MessageTemplateEntity, TemplateVersionEntity } from './owners-texts/message-template.entity.ts';
import { CreateMessageTemplates1790000001702 } from './owners-texts/message-template.migrations.ts';

export const NOTIFICATIONS_DATABASE: DatabaseShape = {
  schema: 'notifications',
  uses: [OUTBOX, INBOX, IDEMPOTENCY, SETTING_COPIES],
  entities: [BookingFactsEntity, MessageEntity, OperationAlertEntity, MessageTemplateEntity, TemplateVersionEntity],
  migrations: [
    CreateMessages1790000001001,
    NameMessageSubjects1790000001012,
    WithholdMessages1790000001021,
    IndexMessageRecipients1790000001022,
    ForgetPayloads1790000001023,
    CreateBookingStates1790000001024,
    CountMailboxes1790000001031,
    GatherOwnerMails1790000001032,
    NameOwnerDigest1790000001033,
    AddMessageChannel1790000001041,
    AddStayToBookingFacts1790000001054,
    AddStayChangesToBookingFacts1790000001068,
    CreateOperationAlerts1790000001605,
    AddMessagesPaused1790000001701,
    CreateMessageTemplates1790000001702,
  ],
};
