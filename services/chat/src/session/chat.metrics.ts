import { Metrics } from '@farmhouse/platform/observability/metrics';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** Reports the number of chats that wait for the owner. */
@Injectable()
export class ChatMetrics {
  constructor(metrics: Metrics, db: DataSource) {
    metrics.gauge('chats_waiting', 'Chats that no admin has taken', async () => {
      const [row] = await db.query<{ chats: number }[]>(
        `SELECT count(*)::int AS chats FROM chat_sessions WHERE status = 'waiting'`,
      );
      return row?.chats ?? 0;
    });
  }
}
