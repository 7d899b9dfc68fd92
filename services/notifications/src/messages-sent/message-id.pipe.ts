import { invalidId } from '@farmhouse/platform/input/id.pipe';
import { Injectable, type PipeTransform } from '@nestjs/common';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The id of a message in the path: malformed is a 400. */
@Injectable()
export class MessageIdPipe implements PipeTransform<string, string> {
  transform(value: string): string {
    if (!UUID.test(value)) throw invalidId();
    return value;
  }
}
