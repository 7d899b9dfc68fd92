import { ADVISORY_LOCK } from '@farmhouse/contracts/database/advisory-lock';
import type { FieldError } from '@farmhouse/contracts/errors';
import { findAndLock } from '@farmhouse/platform/database/find-and-lock';
import { applyFields } from '@farmhouse/platform/database/rows';
import { InvalidInput } from '@farmhouse/platform/errors/domain-error';
import { nextVersion } from '@farmhouse/platform/events/change-version';
import type { DataSource, EntityManager, EntityTarget } from 'typeorm';
import type { OrderedSeasonEntity } from './ordered-season.entity.ts';

export interface OrderedListOf<Row extends OrderedSeasonEntity> {
  entity: EntityTarget<Row>;
  /** The name of one row in error messages. */
  name: string;
  /** Maximum number of rows. */
  max: number;
  problems: (row: Row) => FieldError[];
  /** Publishes the whole list; `version` is greater than that of every earlier change. */
  publish: (tx: EntityManager, rows: Row[], version: number) => Promise<void>;
}

/**
 * Rows that the owner keeps in an order and that other services need as a whole list. Every change publishes all of
 * them in its own transaction; changes wait for one another, so that a greater version is always the newer list.
 */
export class OrderedList<Row extends OrderedSeasonEntity> {
  constructor(
    private readonly dataSource: DataSource,
    private readonly of: OrderedListOf<Row>,
  ) {}

  /** All of them in the owner's order. */
  all(manager: EntityManager = this.dataSource.manager): Promise<Row[]> {
    return manager.createQueryBuilder(this.of.entity, 'row').orderBy('row.position').addOrderBy('row.id').getMany();
  }

  /** Adds a row at the end. Throws InvalidInput when its fields contradict one another or the list is full. */
  add(fields: Omit<Row, 'id' | 'position'>): Promise<Row> {
    return this.change(async (tx) => {
      const rows = await this.all(tx);
      const { entity, max, name } = this.of;
      if (rows.length >= max) throw new InvalidInput([{ path: 'name', message: `At most ${max} ${name}s` }]);
      const position = Math.max(0, ...rows.map((row) => row.position)) + 1;
      return this.store(tx, tx.create(entity, { ...fields, position } as Row));
    });
  }

  /** Gives a row the fields that are present; it keeps its place. Throws NotFound and InvalidInput. */
  update(id: number, fields: Partial<Row>): Promise<Row> {
    return this.change(async (tx) => {
      const row = await findAndLock(tx, this.of.entity, id, this.named());
      return this.store(tx, applyFields(row, fields));
    });
  }

  /** Throws NotFound. */
  remove(id: number): Promise<void> {
    return this.change(async (tx) => {
      await findAndLock(tx, this.of.entity, id, this.named());
      await tx.delete(this.of.entity, id);
    });
  }

  /** Puts the rows in a new order. Throws InvalidInput unless the ids are those of all rows, each once. */
  reorder(ids: number[]): Promise<Row[]> {
    return this.change(async (tx) => {
      const rows = await this.all(tx);
      const positions = new Map(ids.map((id, place) => [id, place + 1]));
      const isComplete = ids.length === rows.length && rows.every(({ id }) => positions.has(id));
      if (!isComplete) {
        throw new InvalidInput([{ path: 'ids', message: `The order must name every ${this.of.name} once` }]);
      }
      for (const row of rows) row.position = positions.get(row.id) ?? row.position;
      await tx.save(rows);
      return this.all(tx);
    });
  }

  /** Publishes the list again, to rebuild lost read models. Returns how many rows it has. */
  republish(): Promise<number> {
    return this.change(async (tx) => (await this.all(tx)).length);
  }

  private named(): string {
    return this.of.name.charAt(0).toUpperCase() + this.of.name.slice(1);
  }

  private async store(tx: EntityManager, row: Row): Promise<Row> {
    const problems = this.of.problems(row);
    if (problems.length > 0) throw new InvalidInput(problems);
    return tx.save(row);
  }

  private change<T>(work: (tx: EntityManager) => Promise<T>): Promise<T> {
    return this.dataSource.transaction(async (tx) => {
      await tx.query(`SELECT ${ADVISORY_LOCK}($1)`, [`list of ${this.of.name}s`]);
      const result = await work(tx);
      const active = (await this.all(tx)).filter((row) => row.active);
      await this.of.publish(tx, active, await nextVersion(tx));
      return result;
    });
  }
}
