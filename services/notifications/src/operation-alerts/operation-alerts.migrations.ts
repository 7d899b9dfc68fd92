import { ForwardMigration } from '@farmhouse/platform/database/forward-migration';
import type { QueryRunner } from 'typeorm';

export class CreateOperationAlerts1790000001605 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE operation_alerts (
        key text NOT NULL,
        raised_at timestamptz NOT NULL DEFAULT now(),
        mailed_at timestamptz,
        cleared_at timestamptz,
        CONSTRAINT operation_alerts_pk PRIMARY KEY (key)
      )`);
  }
}
