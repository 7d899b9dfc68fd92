import type { EventHandlers, HandlesEvents } from '@farmhouse/platform/events/consumer';
import { Injectable } from '@nestjs/common';
import { HeroReadModel } from './placeholder/hero.read-model.ts';
import { PrivatePicturesService } from './private-picture/private-pictures.service.ts';

/** Events of other services that this one subscribes to. */
@Injectable()
export class CatalogueEvents implements HandlesEvents<'catalogue'> {
  readonly handlers: EventHandlers<'catalogue'> = {
    'deposit.kept': (tx, { payload: { pictures = [] } }) => this.privatePictures.keep(tx, pictures),
    'hero.changed': (tx, event) => this.heroReadModel.apply(tx, event),
  };

  constructor(
    private readonly privatePictures: PrivatePicturesService,
    private readonly heroReadModel: HeroReadModel,
  ) {}
}
