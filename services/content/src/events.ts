import type { EventHandlers, HandlesEvents } from '@farmhouse/platform/events/consumer';
import { Injectable } from '@nestjs/common';
import { SitemapReadModel } from './sitemap/sitemap.read-model.ts';

/** Events of other services that this one subscribes to. */
@Injectable()
export class ContentEvents implements HandlesEvents<'content'> {
  readonly handlers: EventHandlers<'content'> = {
    'service.changed': (tx, event) => this.sitemapReadModel.applyService(tx, event),
    'gallery.changed': (tx, event) => this.sitemapReadModel.applyPicture(tx, event),
  };

  constructor(private readonly sitemapReadModel: SitemapReadModel) {}
}
