import { Injectable, type PipeTransform } from '@nestjs/common';
import { InvalidInput, NotFound } from '../errors/domain-error.ts';

/** Largest number that a row can have. */
export const MAX_ID = 2_147_483_647;

/** The error for a malformed id in the path. */
export const invalidId = (): InvalidInput => new InvalidInput([{ path: 'id', message: 'The id is not valid' }]);

/** A row's number from the path: malformed is a 400, a number no row can have is a 404. */
@Injectable()
export class IdPipe implements PipeTransform<string, number> {
  transform(text: string): number {
    if (!/^[1-9]\d{0,14}$/.test(text)) throw invalidId();
    const id = Number(text);
    if (id > MAX_ID) throw new NotFound('Record');
    return id;
  }
}
