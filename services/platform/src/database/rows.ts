import type { DeepPartial, EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';

/** Gives a row the fields that are present; `undefined` stands for a field that was left out. */
export function applyFields<E extends object>(row: E, fields: Partial<Record<keyof E, unknown>>): E {
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) (row as ObjectLiteral)[name] = value;
  return row;
}

/** A new row of the fields that are present; the others are null, or have the column's default once it is saved. */
export function newRow<E extends ObjectLiteral>(
  tx: EntityManager,
  entity: EntityTarget<E>,
  fields: Partial<Record<keyof E, unknown>>,
): E {
  const empty = tx.connection
    .getMetadata(entity)
    .columns.filter((column) => column.isNullable)
    .map(({ propertyName }) => [propertyName, null]);
  return applyFields(tx.create(entity, Object.fromEntries(empty) as DeepPartial<E>), fields);
}
