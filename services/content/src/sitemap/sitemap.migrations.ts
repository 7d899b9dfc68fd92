import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateSitemap1790000001108 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE sitemap (
        id integer NOT NULL DEFAULT 1,
        revision bigint NOT NULL DEFAULT 0,
        xml text,
        CONSTRAINT sitemap_pk PRIMARY KEY (id),
        CONSTRAINT sitemap_single CHECK (id = 1)
      )`);
    await runner.query('INSERT INTO sitemap DEFAULT VALUES');
    await runner.query(`
      CREATE TABLE service_pages (
        id integer NOT NULL,
        name text NOT NULL,
        active boolean NOT NULL,
        version bigint NOT NULL,
        deleted boolean NOT NULL,
        PRIMARY KEY (id)
      )`);
    await runner.query(`
      CREATE TABLE gallery_pictures (
        id integer NOT NULL,
        category text NOT NULL,
        src text NOT NULL,
        alt text NOT NULL,
        active boolean NOT NULL,
        version bigint NOT NULL,
        deleted boolean NOT NULL,
        PRIMARY KEY (id)
      )`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
