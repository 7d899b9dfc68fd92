import type { SortBy } from '@farmhouse/contracts/text/sort';
import { applyDecorators } from '@nestjs/common';
import { IsIn, IsOptional } from 'class-validator';
import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { EmptyAsAbsent } from '../input/property.decorators.ts';

/** `?sort=name`, or `?sort=-name` for the other direction; an empty one is ignored. */
export const SortedBy = (fields: readonly string[]): PropertyDecorator =>
  applyDecorators(
    EmptyAsAbsent(),
    IsOptional(),
    IsIn(
      fields.flatMap((field) => [field, `-${field}`]),
      { message: 'The list cannot be sorted by this' },
    ),
  );

/** Sorts rows of the query's entity; equal ones by the further fields and their id, in the same direction. */
export function sortRows<Row extends ObjectLiteral>(
  query: SelectQueryBuilder<Row>,
  sort: SortBy<string>,
  further: readonly string[] = [],
): SelectQueryBuilder<Row> {
  const direction = sort.startsWith('-') ? 'DESC' : 'ASC';
  query.orderBy(`${query.alias}.${sort.replace('-', '')}`, direction);
  for (const field of [...further, 'id']) query.addOrderBy(`${query.alias}.${field}`, direction);
  return query;
}
