import type { DataSource, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { pageBounds, type Page, type PageQuery } from './paging.ts';

/** One page of the rows that a query finds, and the count of all of them. */
export async function readPage<Row extends ObjectLiteral>(
  query: SelectQueryBuilder<Row>,
  page: PageQuery,
): Promise<Page<Row>> {
  const { skip, take } = pageBounds(page);
  const [rows, total] = await query.offset(skip).limit(take).getManyAndCount();
  return { rows, total };
}

interface ListStatements {
  /** Selects the rows; its last two parameters are the limit and the offset. */
  rows: string;
  /** Selects the count of all rows as `total`. */
  total: string;
  /** What both statements take first. */
  parameters?: readonly unknown[];
}

/** One page of the rows that a statement selects, and the count of all of them. */
export async function readPageBySql<Row>(
  db: DataSource,
  { rows, total, parameters = [] }: ListStatements,
  page: PageQuery,
): Promise<Page<Row>> {
  const { skip, take } = pageBounds(page);
  const [found, counted] = await Promise.all([
    db.query<Row[]>(rows, [...parameters, take, skip]),
    db.query<{ total: number }[]>(total, [...parameters]),
  ]);
  return { rows: found, total: counted[0]?.total ?? 0 };
}
