import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';

/** How many rows of a query, which is changed, have each of these statuses. */
export async function countByStatus<Status extends string>(
  query: SelectQueryBuilder<ObjectLiteral & { status: Status }>,
  statuses: readonly Status[],
): Promise<Record<Status, number>> {
  const column = `${query.alias}.status`;
  const rows = await query
    .select(column, 'status')
    .addSelect('count(*)::integer', 'count')
    .groupBy(column)
    .getRawMany<{ status: Status; count: number }>();
  const counts = new Map(rows.map(({ status, count }) => [status, count]));
  return Object.fromEntries(statuses.map((status) => [status, counts.get(status) ?? 0])) as Record<Status, number>;
}
