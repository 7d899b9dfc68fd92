import { ForwardMigration } from '@farmhouse/platform/database/forward-migration';
import type { QueryRunner } from 'typeorm';

export class CreateCannedAnswers1790000001602 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE canned_answers (
        id serial NOT NULL,
        title text NOT NULL,
        text text NOT NULL,
        "order" integer NOT NULL DEFAULT 0,
        CONSTRAINT canned_answers_pk PRIMARY KEY (id)
      )`);
    await runner.query('CREATE INDEX canned_answers_order ON canned_answers ("order", id)');
  }
}
