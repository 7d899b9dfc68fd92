import type { EventHandlers, HandlesEvents } from '@farmhouse/platform/events/consumer';
import { PersonalDataEraser } from '@farmhouse/platform/personal-data/personal-data-eraser';
import { Injectable } from '@nestjs/common';

/** Events of other services that this one subscribes to. */
@Injectable()
export class AnalyticsEvents implements HandlesEvents<'analytics'> {
  readonly handlers: EventHandlers<'analytics'> = {
    'erasure.agreed': (tx, { payload }) => this.personalDataEraser.erase(tx, payload),
  };

  constructor(private readonly personalDataEraser: PersonalDataEraser) {}
}
