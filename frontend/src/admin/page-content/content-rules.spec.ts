import { expect, it } from '@jest/globals';
import { contentRules } from './content-rules.ts';

it.each([
  ['list', false],
  ['text', true],
  ['html', true],
  ['json', true],
] as const)('the content of a text of type %s is required: %s', (contentType, isRequired) => {
  const rules = contentRules(contentType, 'home.any');

  expect(rules.some((rule) => 'required' in rule && rule.required)).toBe(isRequired);
});
