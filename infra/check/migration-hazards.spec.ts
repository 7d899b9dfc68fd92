import { describe, expect, it } from '@jest/globals';
import { hazardsOf } from './migration-hazards.ts';

const LAST_UNCHECKED = 1_790_000_000_009;

const migration = (sql: string, { time = LAST_UNCHECKED + 1, note = '' } = {}): string => `
/** A change. */
export class ChangeThings${time} extends ForwardMigration {
  ${note}
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(\`${sql}\`);
  }
}

/** What follows the class, and does not DROP TABLE things. */
`;

describe('hazardsOf', () => {
  it.each([
    ['drops a table', 'DROP TABLE things'],
    ['drops a column', 'ALTER TABLE things DROP COLUMN old'],
    ['renames', 'ALTER TABLE things RENAME COLUMN a TO b'],
    ['renames', 'ALTER TABLE things RENAME TO others'],
    ['rewrites a table', 'ALTER TABLE things ALTER COLUMN price TYPE bigint'],
    ['locks a table', 'LOCK TABLE things IN EXCLUSIVE MODE'],
    ['forbid NULL', 'ALTER TABLE things ALTER COLUMN price SET NOT NULL'],
    ['without a default', 'ALTER TABLE things ADD COLUMN price integer NOT NULL'],
    ['for a constraint', 'ALTER TABLE things ADD CONSTRAINT positive CHECK (price > 0)'],
    ['for a constraint', 'ALTER TABLE things ADD FOREIGN KEY (owner) REFERENCES owners (id)'],
    ['builds an index', 'CREATE INDEX things_price ON things (price)'],
    ['builds an index', 'CREATE UNIQUE INDEX IF NOT EXISTS things_price ON things (price)'],
    ['index of a constraint', 'ALTER TABLE things ADD CONSTRAINT things_key UNIQUE (price)'],
  ])('names a migration that %s: %s', (what, sql) => {
    expect(hazardsOf(migration(sql), LAST_UNCHECKED)).toEqual([
      { migration: `ChangeThings${LAST_UNCHECKED + 1}`, what: expect.stringContaining(what) },
    ]);
  });

  it.each([
    'ALTER TABLE things ADD COLUMN price integer',
    "ALTER TABLE things ADD COLUMN state text NOT NULL DEFAULT 'new'",
    'ALTER TABLE things ADD CONSTRAINT positive CHECK (price > 0) NOT VALID',
    'ALTER TABLE things VALIDATE CONSTRAINT positive',
    'CREATE INDEX CONCURRENTLY things_price ON things (price)',
    'ALTER TABLE things ADD CONSTRAINT things_key UNIQUE USING INDEX things_price',
    'CREATE TABLE others (id bigint NOT NULL); CREATE INDEX others_id ON others (id)',
    'CREATE TABLE others (id bigint); ALTER TABLE others ADD CONSTRAINT others_pk PRIMARY KEY (id)',
  ])('names no migration that the previous version can live with: %s', (sql) => {
    expect(hazardsOf(migration(sql), LAST_UNCHECKED)).toEqual([]);
  });

  it('accepts a hazard when the migration says why', () => {
    const note = '// Hazard accepted: the table has at most ten rows.';

    expect(hazardsOf(migration('DROP TABLE things', { note }), LAST_UNCHECKED)).toEqual([]);
    expect(hazardsOf(migration('DROP TABLE things', { note: '// Hazard accepted:' }), LAST_UNCHECKED)).toHaveLength(1);
  });

  it('ignores migrations that are older than rolling updates', () => {
    expect(hazardsOf(migration('DROP TABLE things', { time: LAST_UNCHECKED }), LAST_UNCHECKED)).toEqual([]);
  });

  it('judges each migration of a file by its own statements', () => {
    const source =
      migration('CREATE TABLE others (id bigint)') +
      migration('CREATE INDEX others_id ON others (id)', { time: LAST_UNCHECKED + 2 });

    expect(hazardsOf(source, LAST_UNCHECKED).map(({ migration: name }) => name)).toEqual([
      `ChangeThings${LAST_UNCHECKED + 2}`,
    ]);
  });
});
