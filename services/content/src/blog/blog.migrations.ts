import { ForwardMigration } from '@farmhouse/platform/database/forward-migration';
import type { QueryRunner } from 'typeorm';

export class CreateBlog1790000001102 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE blog_posts (
        id serial NOT NULL,
        title text NOT NULL,
        slug text NOT NULL,
        excerpt text,
        content text NOT NULL,
        featured_image text,
        author text NOT NULL,
        status text NOT NULL DEFAULT 'draft',
        tags text[] NOT NULL DEFAULT '{}',
        meta_title text,
        meta_description text,
        read_time integer NOT NULL DEFAULT 5,
        view_count integer NOT NULL DEFAULT 0,
        featured boolean NOT NULL DEFAULT false,
        version integer NOT NULL DEFAULT 1,
        published_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT blog_posts_pk PRIMARY KEY (id),
        CONSTRAINT blog_posts_slug_unique UNIQUE (slug),
        CONSTRAINT blog_posts_slug_shape CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND char_length(slug) <= 120),
        CONSTRAINT blog_posts_status_known CHECK (status IN ('draft', 'published', 'archived')),
        CONSTRAINT blog_posts_published_once CHECK (status <> 'published' OR published_at IS NOT NULL),
        CONSTRAINT blog_posts_read_time_range CHECK (read_time BETWEEN 1 AND 600)
      )`);
    await runner.query(`CREATE INDEX blog_posts_published ON blog_posts (published_at) WHERE status = 'published'`);
    await runner.query(`
      CREATE TABLE moved_slugs (
        slug text NOT NULL,
        post_id integer NOT NULL,
        CONSTRAINT moved_slugs_pk PRIMARY KEY (slug)
      )`);
    await runner.query('CREATE INDEX moved_slugs_post ON moved_slugs (post_id)');
  }
}

/** Pages of the blog are read by it: featured posts first, then the most recently published. */
export class IndexShownPosts1790000002901 extends ForwardMigration {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX CONCURRENTLY IF NOT EXISTS blog_posts_shown ON blog_posts (featured, published_at, id)
      WHERE status = 'published'`);
  }
}

export class AddGuidSlugs1790000004101 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE blog_posts ADD COLUMN guid_slug text');
  }
}

/** Posts already published keep their slug as RSS guid, so that feed readers do not show them again. */
export class KeepGuidsOfPublishedPosts1790000004102 extends ForwardMigration {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('UPDATE blog_posts SET guid_slug = slug WHERE published_at IS NOT NULL');
  }
}
