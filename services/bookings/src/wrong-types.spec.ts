import { expect, it } from '@jest/globals';
import { getMetadataStorage } from 'class-validator';
import './app.module.ts';

/** Rules that also refuse values of a wrong type, with a message about their size. */
const OF_SIZE = ['minLength', 'maxLength', 'isNotEmpty', 'min', 'max', 'arrayMinSize', 'arrayMaxSize', 'arrayUnique'];

interface Rule {
  name: string;
  each: boolean;
  message: unknown;
}

/** The rules of every field of every DTO of the service, in the order in which they are checked. */
function rulesByField(): Map<string, Rule[]> {
  const { validationMetadatas } = getMetadataStorage() as unknown as {
    validationMetadatas: Map<{ name: string }, (Partial<Rule> & { propertyName: string })[]>;
  };
  const fields = new Map<string, Rule[]>();
  for (const [target, checks] of validationMetadatas) {
    for (const { propertyName, name, each = false, message } of checks) {
      const field = `${target.name}.${propertyName}`;
      if (name && name !== 'isOptional') fields.set(field, [...(fields.get(field) ?? []), { name, each, message }]);
    }
  }
  return fields;
}

/** True if a rule about size is followed by another rule with another message. */
function beginsWithSize([first, ...others]: Rule[]): boolean {
  return first !== undefined && OF_SIZE.includes(first.name) && others.some(({ message }) => message !== first.message);
}

it('no field of a wrong type is answered with the message of a rule about its size', () => {
  const fields = rulesByField();

  const wrong = [...fields].filter(([, rules]) =>
    [true, false].some((each) => beginsWithSize(rules.filter((rule) => rule.each === each))),
  );

  expect(fields.size).toBeGreaterThan(100);
  expect(wrong.map(([field]) => field)).toEqual([]);
});
