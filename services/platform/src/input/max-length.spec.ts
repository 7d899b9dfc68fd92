import { expect, it } from '@jest/globals';
import { IsOptional } from 'class-validator';
import { InputPipe } from './input.pipe.ts';
import { MaxLength } from './max-length.ts';

class NoteDto {
  @IsOptional() @MaxLength(4) text?: string;
  @IsOptional() @MaxLength(2, { each: true, message: 'A tag is too long' }) tags?: string[];
}

const messagesOf = async (body: object): Promise<string[]> =>
  new InputPipe().transform(body, { type: 'body', metatype: NoteDto }).then(
    () => [],
    ({ details }: { details: { errors: { message: string }[] } }) => details.errors.map(({ message }) => message),
  );

it.each([
  [{ text: 'abcd' }, []],
  [{ text: 'क्षि' }, []],
  [{ text: '🌴🌴🌴🌴' }, []],
  [{ text: '❤️❤️' }, []],
  [{ text: 'abcde' }, ['text can have at most 4 characters']],
  [{ text: '❤️❤️❤️' }, ['text can have at most 4 characters']],
  [{ tags: ['ab', '❤️'] }, []],
  [{ tags: ['ab', '❤️a'] }, ['A tag is too long']],
])('MaxLength counts code points, as Postgres does: %j', async (body, messages) => {
  expect(await messagesOf(body)).toEqual(messages);
});
