import { expect, it } from '@jest/globals';
import { CommandError } from './command-error.ts';
import { checkArguments } from './options.ts';

it('a command takes its arguments in any order', () => {
  expect(() => checkArguments(['--replace', '--detach'], ['--detach', '--replace'])).not.toThrow();
});

it('a command refuses an argument that it does not know, and names those that it knows', () => {
  const check = () => checkArguments(['pages', 'page'], ['pages', 'chat']);

  expect(check).toThrow(new CommandError('Unknown: page. Possible: ARGS=pages or ARGS=chat'));
});
