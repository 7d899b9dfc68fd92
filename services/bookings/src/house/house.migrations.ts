import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The house's id in the UIDs of its calendars, generated once. */
export class CreateHouse1790000001310 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE house (
        id uuid NOT NULL,
        CONSTRAINT house_pk PRIMARY KEY (id)
      )`);
    await runner.query('CREATE UNIQUE INDEX house_one ON house ((true))');
    await runner.query('INSERT INTO house (id) VALUES (gen_random_uuid())');
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
