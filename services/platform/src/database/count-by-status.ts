import type { EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';

/** How many rows of an entity have each of these statuses. */
export async function countByStatus<Status extends string>(
  manager: EntityManager,
  entity: EntityTarget<ObjectLiteral & { status: Status }>,
  statuses: readonly Status[],
): Promise<Record<Status, number>> {
  const rows = await manager
    .createQueryBuilder(entity, 'entry')
    .select('entry.status', 'status')
    .addSelect('count(*)::integer', 'count')
    .groupBy('entry.status')
    .getRawMany<{ status: Status; count: number }>();
  const counts = new Map(rows.map(({ status, count }) => [status, count]));
  return Object.fromEntries(statuses.map((status) => [status, counts.get(status) ?? 0])) as Record<Status, number>;
}
