import type { EventHandlers, HandlesEvents } from '@farmhouse/platform/events/consumer';
import { SettingsReadModel } from '@farmhouse/platform/read-models/settings.read-model';
import { Injectable } from '@nestjs/common';
import { BookingMails } from './booking-mails/booking-mails.ts';
import { markReminderSettled } from './booking-mails/mail-markers.ts';
import { StayMessagesService } from './guest-messages/stay-messages.service.ts';
import { ErasureService } from './personal-data/erasure.service.ts';
import { CatalogueReadModel } from './price/catalogue.read-model.ts';

/** The events of other services that this one subscribes to. */
@Injectable()
export class BookingsEvents implements HandlesEvents<'bookings'> {
  readonly handlers: EventHandlers<'bookings'> = {
    'service.changed': (tx, event) => this.catalogue.applyService(tx, event),
    'coupon.changed': (tx, event) => this.catalogue.applyCoupon(tx, event),
    'rates.changed': (tx, event) => this.catalogue.applyRates(tx, event),
    'stay-rules.changed': (tx, event) => this.catalogue.applyStayRules(tx, event),
    'setting.changed': (tx, event) => this.settings.apply(tx, event),
    'erasure.started': (tx, { payload }) => this.erasure.begin(tx, payload),
    'email.queued': (tx, event) => this.mails.queued(tx, event),
    'email.delivered': (tx, event) => this.mails.delivered(tx, event),
    'email.failed': (tx, event) => this.mails.failed(tx, event),
    'reminder.settled': (tx, { payload }) => markReminderSettled(tx, payload),
    'message-kind.enabled': (tx, { payload }) => this.stayMessages.kindEnabled(tx, payload.kind),
  };

  constructor(
    private readonly catalogue: CatalogueReadModel,
    private readonly settings: SettingsReadModel,
    private readonly mails: BookingMails,
    private readonly erasure: ErasureService,
    private readonly stayMessages: StayMessagesService,
  ) {}
}
