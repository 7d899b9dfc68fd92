import { NEWS_NEEDS } from '@farmhouse/contracts/chat/news';
import type { EventEnvelope } from '@farmhouse/contracts/events/events';
import { Unavailable } from '@farmhouse/platform/errors/domain-error';
import { Injectable } from '@nestjs/common';
import { permittedRoom, RunningServer } from '../delivery/running-server.ts';
import { newsOf, type NewsEvent } from './news-of.ts';

/**
 * Sends notifications to the open dashboards, on every process, of admins who have the permission. Nothing is stored: a
 * dashboard that is not connected finds it in its counts.
 */
@Injectable()
export class NewsRelay {
  constructor(private readonly socketServer: RunningServer) {}

  /**
   * Call it before the event counts as handled: sent twice, the dashboard shows it once. Throws Unavailable while this
   * process has no sockets, so that another one or a later attempt sends it.
   */
  tell(event: EventEnvelope<NewsEvent>): void {
    const news = newsOf(event);
    if (!news) return;
    const { io } = this.socketServer;
    if (!io) throw new Unavailable();
    io.to(permittedRoom(NEWS_NEEDS[news.kind])).emit('news', news);
  }
}
