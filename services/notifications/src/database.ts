import type { DatabaseShape } from '@farmhouse/platform/database/data-source';
import { IDEMPOTENCY, INBOX, OUTBOX, SETTING_COPIES } from '@farmhouse/platform/tables';
import { BookingStateEntity } from './booking-states/booking-state.entity.ts';
import {
  AddStayChangesToBookingFacts1790000001068,
  AddMessagesPaused1790000001701,
  AddStayToBookingFacts1790000001054,
  CreateBookingStates1790000001024,
} from './booking-states/booking-state.migrations.ts';
import { MessageEntity } from './messages/message.entity.ts';
import {
  AddChannelRecipient1790000004201,
  AddMessageChannel1790000001041,
  AddMessageReports1790000001651,
  CountEarlierAttempts1790000003401,
  CountMailboxes1790000001031,
  CreateMessages1790000001001,
  ForgetPayloads1790000001023,
  GatherOwnerMails1790000001032,
  IndexChannelRecipients1790000004202,
  IndexMessageCodes1790000003703,
  MarkChosenChannels1790000004051,
  IndexMessageRecipients1790000001022,
  IndexMessagesToForget1790000003304,
  IndexUndeliveredMessages1790000003501,
  IndexReportedMessages1790000003702,
  IndexSentMessages1790000001652,
  NameMessageSubjects1790000001012,
  NameOwnerDigest1790000001033,
  TraceMessages1790000001751,
  WithholdMessages1790000001021,
  CountResends1790000003306,
} from './messages/messages.migrations.ts';
import { OperationAlertEntity } from './operation-alerts/operation-alert.entity.ts';
import { CreateOperationAlerts1790000001605 } from './operation-alerts/operation-alerts.migrations.ts';
import { WhatsappAccountEntity } from './channel/whatsapp/account/whatsapp-account.entity.ts';
import { WhatsappOptOutEntity } from './channel/whatsapp/opt-out/whatsapp-opt-out.entity.ts';
import {
  CreateWhatsappAccount1790000001653,
  CreateWhatsappOptOuts1790000001654,
} from './channel/whatsapp/whatsapp.migrations.ts';
import { MessageTemplateEntity, TemplateVersionEntity } from './message-template/message-template.entity.ts';
import {
  CreateMessageTemplates1790000001702,
  ReplaceUnchangedBalanceBody1790000004002,
} from './message-template/message-template.migrations.ts';
import { ErasedKeyEntity } from './personal-data/erased-key.entity.ts';
import {
  CreateErasedKeys1790000003402,
  IndexMessageContacts1790000002404,
} from './personal-data/personal-data.migrations.ts';

export const NOTIFICATIONS_DATABASE: DatabaseShape = {
  schema: 'notifications',
  uses: [OUTBOX, INBOX, SETTING_COPIES, IDEMPOTENCY],
  entities: [
    BookingStateEntity,
    ErasedKeyEntity,
    MessageEntity,
    OperationAlertEntity,
    WhatsappAccountEntity,
    WhatsappOptOutEntity,
    MessageTemplateEntity,
    TemplateVersionEntity,
  ],
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
    AddMessageReports1790000001651,
    IndexSentMessages1790000001652,
    CreateWhatsappAccount1790000001653,
    CreateWhatsappOptOuts1790000001654,
    AddMessagesPaused1790000001701,
    CreateMessageTemplates1790000001702,
    TraceMessages1790000001751,
    IndexMessageContacts1790000002404,
    IndexMessagesToForget1790000003304,
    CountResends1790000003306,
    CountEarlierAttempts1790000003401,
    IndexUndeliveredMessages1790000003501,
    CreateErasedKeys1790000003402,
    IndexReportedMessages1790000003702,
    IndexMessageCodes1790000003703,
    ReplaceUnchangedBalanceBody1790000004002,
    MarkChosenChannels1790000004051,
    AddChannelRecipient1790000004201,
    IndexChannelRecipients1790000004202,
  ],
};
