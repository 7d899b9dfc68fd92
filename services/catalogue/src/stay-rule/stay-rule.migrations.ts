import { ForwardMigration } from '@farmhouse/platform/database/forward-migration';
import type { QueryRunner } from 'typeorm';

export class CreateStayRules1790000001061 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE stay_rules (
        id serial PRIMARY KEY,
        position integer NOT NULL,
        name text NOT NULL,
        active boolean NOT NULL DEFAULT true,
        from_date date,
        to_date date,
        yearly boolean NOT NULL DEFAULT false,
        weekdays smallint[],
        type text NOT NULL,
        value integer,
        CONSTRAINT stay_rules_type_known CHECK (type IN ('min_stay_through', 'min_stay_arrival', 'max_stay',
          'closed_to_arrival', 'closed_to_departure', 'notice')),
        CONSTRAINT stay_rules_value_range CHECK (value IS NULL OR value BETWEEN 1 AND 8760)
      )`);
  }
}
