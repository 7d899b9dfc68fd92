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

/** Sorts rows of the query's entity; equal ones by their id in the same direction. */
export function sortRows<Row extends ObjectLiteral>(
  query: SelectQueryBuilder<Row>,
  sort: SortBy<string>,
): SelectQueryBuilder<Row> {
  const direction = sort.startsWith('-') ? 'DESC' : 'ASC';
  return query.orderBy(`${query.alias}.${sort.replace('-', '')}`, direction).addOrderBy(`${query.alias}.id`, direction);
}
