import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import type { FastifyReply } from 'fastify';

/** Most rows a list returns when no page was asked for. Source: decisions D-49. */
export const UNPAGED_LIMIT = 1000;
const DEFAULT_PAGE_SIZE = 20;

/** A whole number from 1 to `max`, in plain digits; one that was left empty counts as absent. */
const Count = (max: number): PropertyDecorator => {
  const message = `$property must be a whole number from 1 to ${max}`;
  return applyDecorators(
    Transform(({ value }: { value: unknown }) => {
      if (value === '') return undefined;
      return typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value;
    }),
    IsOptional(),
    IsInt({ message }),
    Min(1, { message }),
    Max(max, { message }),
  );
};

/** What every growing list takes; pages count from 1. */
export class PageQuery {
  @IsOptional()
  @MaxLength(200, { message: 'q can have at most 200 characters' })
  @IsString({ message: 'q must be one text' })
  q?: string;

  @Count(1_000_000) page?: number;
  @Count(200) pageSize?: number;
}

export interface Page<T> {
  rows: T[];
  total: number;
}

/** Rows to skip and to take; without a page or a size, the newest of the whole list. */
export function pageBounds({ page, pageSize }: PageQuery): { skip: number; take: number } {
  if (page === undefined && pageSize === undefined) return { skip: 0, take: UNPAGED_LIMIT };
  const take = pageSize ?? DEFAULT_PAGE_SIZE;
  return { skip: ((page ?? 1) - 1) * take, take };
}

/** Sets `X-Total-Count` and returns the rows, so that the body stays a plain array. */
export function sendPage<T>(reply: FastifyReply, { rows, total }: Page<T>): T[] {
  void reply.header('X-Total-Count', String(total));
  return rows;
}

/** The text as a LIKE pattern that finds it anywhere, its own wildcards taken literally. */
export function containsPattern(text: string): string {
  return `%${text.trim().replace(/[\\%_]/g, (wildcard) => `\\${wildcard}`)}%`;
}
