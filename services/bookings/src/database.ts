import type { DatabaseShape } from '@farmhouse/platform/database/data-source';
import { OUTBOX, INBOX, IDEMPOTENCY, SETTING_COPIES, CHANGE_VERSIONS, UNDOS } from '@farmhouse/platform/tables';
import { AuditEntity } from './audit/audit.entity.ts';
import {
  AddAuditActorId1790000001053,
  CreateAudit1790000001003,
  KeepAudit1790000001020,
} from './audit/audit.migrations.ts';
import { BankColumnsEntity } from './bank-statement/bank-columns.entity.ts';
import { BankLineEntity } from './bank-statement/bank-line.entity.ts';
import {
  AddEntriesOfLines1790000003104,
  AddLineOfEntry1790000003201,
  CreateBankLines1790000001073,
  IdentifyLinesByUtr1790000003305,
} from './bank-statement/bank-lines.migrations.ts';
import { BookingEntity } from './booking/booking.entity.ts';
import { AddBookingSearch1790000001007 } from './booking/migrations/booking-search.migrations.ts';
import { CreateBookings1790000001001 } from './booking/migrations/booking.migrations.ts';
import {
  AddBalanceNotice1790000003301,
  AddBookingTerms1790000001070,
  RoundAdvanceDown1790000002302,
} from './booking/migrations/booking-terms.migrations.ts';
import {
  IndexBookingLists1790000003601,
  IndexOpenBalances1790000003801,
} from './booking/migrations/booking-lists.migrations.ts';
import { IndexCouponUses1790000001260 } from './booking/migrations/coupon-uses.migrations.ts';
import { AddErasedGuests1790000001090 } from './booking/migrations/erased-guests.migrations.ts';
import { AddGuestTokenVersion1790000003901 } from './booking/migrations/guest-token.migrations.ts';
import { ClearPendingPaymentDeadlines1790000001009 } from './booking/migrations/payment-deadline.migrations.ts';
import { NameSchemaOfTriggers1790000001021 } from './booking/migrations/trigger-schema.migrations.ts';
import { CalendarExportEntity } from './calendar-export/calendar-export.entity.ts';
import {
  AddBlockVersion1790000001312,
  KeepDeletedFeeds1790000003701,
  CreateCalendarExports1790000001311,
} from './calendar-export/calendar-exports.migrations.ts';
import { ChangeRequestEntity } from './booking/change-request/change-request.entity.ts';
import {
  CreateChangeRequests1790000001067,
  SupersedeRequestsOfCancelled1790000003103,
} from './booking/change-request/change-request.migrations.ts';
import { InstallationIdEntity } from './installation-id/installation-id.entity.ts';
import { CreateHouse1790000001310 } from './installation-id/installation-id.migrations.ts';
import { BlockEntity } from './calendar/block.entity.ts';
import { CalendarEntryEntity } from './calendar/calendar-entry.entity.ts';
import { CreateCalendar1790000001002, LockCalendarByOwnName1790000001022 } from './calendar/calendar.migrations.ts';
import { FeedClashEntity } from './calendar-import/clash/feed-clash.entity.ts';
import { FeedEventEntity } from './calendar-import/feed-event.entity.ts';
import { FeedEntity } from './calendar-import/feed.entity.ts';
import { CreateCalendarFeeds1790000001280 } from './calendar-import/feed.migrations.ts';
import { BookingMailEntity } from './booking-mails/booking-mail.entity.ts';
import { MailMarkersEntity } from './booking-mails/mail-markers.entity.ts';
import {
  AddMailFailure1790000001025,
  AddMoments1790000001703,
  AddOwnerAsked1790000001075,
  CreateBookingMails1790000001006,
  MoveMailMarkers1790000001052,
  NameOwnerDigest1790000001033,
  RemoveErasedRecipients1790000004120,
  MarkUnsentReminders1790000004204,
} from './booking-mails/mails.migrations.ts';
import { AgreedRefundEntity } from './booking/refund/agreed-refund.entity.ts';
import {
  AddReceivedToAgreedRefunds1790000003102,
  CreateAgreedRefunds1790000001071,
} from './booking/refund/agreed-refunds.migrations.ts';
import { AddPaymentMethod1790000001012 } from './booking/payment/migrations/payment-method.migrations.ts';
import {
  AddLedgerPictures1790000001074,
  AllowVerifyingAgain1790000001076,
  CreateLedger1790000001069,
  IndexDeposits1790000003603,
} from './booking/ledger/ledger.migrations.ts';
import { LedgerEntryEntity } from './booking/ledger/ledger-entry.entity.ts';
import { PaymentEntity } from './booking/payment/payment.entity.ts';
import { IndexPaymentSums1790000003602 } from './booking/payment/migrations/payment-sums.migrations.ts';
import { SearchAllReferences1790000003501 } from './booking/payment/migrations/searched-references.migrations.ts';
import { SettleFreeBookings1790000002501 } from './booking/payment/migrations/nothing-to-pay.migrations.ts';
import { CreatePaymentSubmissions1790000001005 } from './booking/payment/migrations/payment-submissions.migrations.ts';
import { MarkReversedPayments1790000003101 } from './booking/payment/migrations/reversed-payments.migrations.ts';
import { CreatePayments1790000001051 } from './booking/payment/migrations/payments.migrations.ts';
import { ReceiptEntity } from './booking/receipt/receipt.entity.ts';
import { CreateReceipts1790000001072, KeepReceiptFiles1790000001077 } from './booking/receipt/receipts.migrations.ts';
import { ReceiptFileEntity } from './receipt/receipt-file.entity.ts';
import { CouponCopyEntity } from './price/coupon-copy.entity.ts';
import { AddPriceLines1790000001040, CapDiscounts1790000002510 } from './price/price-lines.migrations.ts';
import { RateBookEntity } from './price/rate-book.entity.ts';
import { AddRates1790000001066 } from './price/rates.migrations.ts';
import { StayRulesCopyEntity } from './price/stay-rules-copy.entity.ts';
import { AddPriceVersion1790000001008 } from './price/price-version.migrations.ts';
import { CreateCatalogueCopies1790000001004 } from './price/pricing.migrations.ts';
import { ServiceCopyEntity } from './price/service-copy.entity.ts';
import { IndexGuests1790000002401 } from './personal-data/personal-data.migrations.ts';

export const BOOKINGS_DATABASE: DatabaseShape = {
  schema: 'bookings',
  uses: [OUTBOX, INBOX, IDEMPOTENCY, SETTING_COPIES, CHANGE_VERSIONS, UNDOS],
  entities: [
    BookingEntity,
    CalendarEntryEntity,
    BlockEntity,
    FeedEntity,
    FeedEventEntity,
    FeedClashEntity,
    AuditEntity,
    ServiceCopyEntity,
    CouponCopyEntity,
    RateBookEntity,
    ChangeRequestEntity,
    StayRulesCopyEntity,
    PaymentEntity,
    LedgerEntryEntity,
    AgreedRefundEntity,
    BankColumnsEntity,
    BankLineEntity,
    ReceiptEntity,
    ReceiptFileEntity,
    BookingMailEntity,
    MailMarkersEntity,
    InstallationIdEntity,
    CalendarExportEntity,
  ],
  migrations: [
    CreateBookings1790000001001,
    CreateCalendar1790000001002,
    CreateAudit1790000001003,
    CreateCatalogueCopies1790000001004,
    CreatePaymentSubmissions1790000001005,
    CreateBookingMails1790000001006,
    AddBookingSearch1790000001007,
    AddPriceVersion1790000001008,
    ClearPendingPaymentDeadlines1790000001009,
    AddPaymentMethod1790000001012,
    KeepAudit1790000001020,
    NameSchemaOfTriggers1790000001021,
    LockCalendarByOwnName1790000001022,
    AddMailFailure1790000001025,
    NameOwnerDigest1790000001033,
    AddPriceLines1790000001040,
    CreatePayments1790000001051,
    MoveMailMarkers1790000001052,
    AddAuditActorId1790000001053,
    AddRates1790000001066,
    CreateChangeRequests1790000001067,
    CreateLedger1790000001069,
    AddBookingTerms1790000001070,
    CreateAgreedRefunds1790000001071,
    CreateReceipts1790000001072,
    CreateBankLines1790000001073,
    AddLedgerPictures1790000001074,
    AddOwnerAsked1790000001075,
    AllowVerifyingAgain1790000001076,
    KeepReceiptFiles1790000001077,
    AddErasedGuests1790000001090,
    IndexCouponUses1790000001260,
    CreateCalendarFeeds1790000001280,
    CreateHouse1790000001310,
    CreateCalendarExports1790000001311,
    AddBlockVersion1790000001312,
    AddMoments1790000001703,
    RoundAdvanceDown1790000002302,
    IndexGuests1790000002401,
    SettleFreeBookings1790000002501,
    CapDiscounts1790000002510,
    MarkReversedPayments1790000003101,
    AddReceivedToAgreedRefunds1790000003102,
    SupersedeRequestsOfCancelled1790000003103,
    AddEntriesOfLines1790000003104,
    AddLineOfEntry1790000003201,
    AddBalanceNotice1790000003301,
    IdentifyLinesByUtr1790000003305,
    SearchAllReferences1790000003501,
    IndexBookingLists1790000003601,
    IndexPaymentSums1790000003602,
    IndexDeposits1790000003603,
    KeepDeletedFeeds1790000003701,
    IndexOpenBalances1790000003801,
    AddGuestTokenVersion1790000003901,
    RemoveErasedRecipients1790000004120,
    MarkUnsentReminders1790000004204,
  ],
};
