import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateCannedAnswers1790000001602 implements MigrationInterface {
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

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
