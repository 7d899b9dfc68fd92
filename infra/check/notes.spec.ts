import { expect, it } from '@jest/globals';
import { NOT_CHECKED, notesIn } from './notes.ts';

it('notesIn finds what a check that has passed could not check, and nothing else of its output', () => {
  const output = `✓ MIT 900\n${NOT_CHECKED}the rules by Prometheus itself\nAll is well: nothing was not checked: none\n`;

  expect(notesIn(output)).toEqual([`${NOT_CHECKED}the rules by Prometheus itself`]);
});
