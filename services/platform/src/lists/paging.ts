import { IsOptional, IsString } from 'class-validator';
import type { FastifyReply } from 'fastify';
import { MaxLength } from '../input/max-length.ts';
import { WholeNumberInQuery } from '../input/property.decorators.ts';

/** Most rows a list returns when no page was asked for. Rule: lists are bounded. */
export const UNPAGED_LIMIT = 1000;
const DEFAULT_PAGE_SIZE = 20;

/** What every search takes. */
export class SearchQuery {
  @IsOptional()
  @MaxLength(200, { message: 'q can have at most 200 characters' })
  @IsString({ message: 'q must be a string' })
  q?: string;
}

/** What every growing list takes; pages count from 1. */
export class PageQuery extends SearchQuery {
  @WholeNumberInQuery(1, 1_000_000) page?: number;
  @WholeNumberInQuery(1, 200) pageSize?: number;
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

/** The text as a LIKE pattern that finds what begins with it, its own wildcards taken literally. */
export function beginsPattern(text: string): string {
  return `${text.trim().replace(/[\\%_]/g, (wildcard) => `\\${wildcard}`)}%`;
}

/** The text as a LIKE pattern that finds it anywhere, its own wildcards taken literally. */
export const containsPattern = (text: string): string => `%${beginsPattern(text)}`;
