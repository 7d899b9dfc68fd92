import { Metrics } from '@farmhouse/platform/observability/metrics';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { isUndone } from '../booking/ledger/ledger.repository.ts';

/** Metrics of recent payments. */
@Injectable()
export class MoneyMetrics {
  constructor(metrics: Metrics, db: DataSource) {
    metrics.gauge(
      'payments_day_rupees',
      'Payments of the last 24 hours that are in the ledger, whole rupees',
      async () => {
        const [row] = await db.query<{ rupees: number }[]>(
          `SELECT coalesce(sum(amount), 0)::float8 AS rupees FROM ledger_entries payment
         WHERE kind = 'payment' AND at > now() - interval '24 hours'
           AND NOT ${isUndone('payment.id')}`,
        );
        return row?.rupees ?? 0;
      },
    );
  }
}
