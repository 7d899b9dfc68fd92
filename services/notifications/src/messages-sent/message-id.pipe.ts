import { NotFound } from '@farmhouse/platform/errors/domain-error';
import { Injectable, type PipeTransform } from '@nestjs/common';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The id of a message in the path; anything else counts as an unknown id. */
@Injectable()
export class MessageIdPipe implements PipeTransform<string, string> {
  transform(value: string): string {
    if (!UUID.test(value)) throw new NotFound('Message');
    return value;
  }
}
