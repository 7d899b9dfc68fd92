import type { EventHandlers, HandlesEvents } from '@farmhouse/platform/events/consumer';
import { Injectable } from '@nestjs/common';
import { ErasureService } from './privacy-request/erasure/erasure.service.ts';
import { SitemapReadModel } from './sitemap/sitemap.read-model.ts';

/** Events of other services that this one subscribes to. */
@Injectable()
export class ContentEvents implements HandlesEvents<'content'> {
  readonly handlers: EventHandlers<'content'> = {
    'service.changed': (tx, event) => this.sitemapReadModel.applyService(tx, event),
    'gallery.changed': (tx, event) => this.sitemapReadModel.applyPicture(tx, event),
    'erasure.part-done': (tx, { payload }) => this.erasureService.serviceErased(tx, payload),
    'erasure.refused': (tx, { payload }) => this.erasureService.refused(tx, payload),
    'content.changed': (tx, event) => this.sitemapReadModel.applyContent(tx, event),
  };

  constructor(
    private readonly sitemapReadModel: SitemapReadModel,
    private readonly erasureService: ErasureService,
  ) {}
}
