import type { EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';

/** Stores a copy of another service's row unless a newer version is stored already; events may arrive out of order. */
export async function upsertNewer<T extends ObjectLiteral>(
  tx: EntityManager,
  entity: EntityTarget<T>,
  row: ObjectLiteral,
  key: string,
): Promise<void> {
  const { tableName, columns } = tx.connection.getMetadata(entity);
  const written = columns.filter(({ propertyName }) => propertyName in row);
  const names = written.map(({ databaseName }) => `"${databaseName}"`);
  const keyColumn = columns.find(({ propertyName }) => propertyName === key)?.databaseName ?? key;
  await tx.query(
    `INSERT INTO "${tableName}" AS stored (${names.join(', ')})
     VALUES (${written.map((_, index) => `$${index + 1}`).join(', ')})
     ON CONFLICT ("${keyColumn}") DO UPDATE SET ${names.map((name) => `${name} = EXCLUDED.${name}`).join(', ')}
     WHERE stored.version < EXCLUDED.version`,
    written.map(({ propertyName }) => row[propertyName] as unknown),
  );
}
