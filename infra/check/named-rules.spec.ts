import { describe, expect, it } from '@jest/globals';
import { namedRules, outsideReferences, rulesOf } from './named-rules.ts';

const namesIn = (source: string) => namedRules(source).map(({ name }) => name);

describe('rulesOf', () => {
  it('lists the names of the rules in lower case', () => {
    expect(rulesOf("1. **Days are India's.** Every date\n   and hour.\n2. **Whole rupees.** All.")).toEqual([
      "days are india's",
      'whole rupees',
    ]);
  });

  it('refuses a list with a gap in its numbers', () => {
    expect(() => rulesOf('1. **Whole rupees.** All.\n3. **Reminders.** Twice.')).toThrow('rule 3 is out of order');
  });

  it('refuses two rules of one name', () => {
    expect(() => rulesOf('1. **Reminders.** Once.\n2. **Reminders.** Twice.')).toThrow(
      'two rules are called reminders',
    );
  });
});

describe('namedRules', () => {
  it.each([
    ['a docstring', "/** Every day. Rule: days are India's. */", ["days are india's"]],
    [
      'a name over the end of a line',
      '/**\n * The end. Rule: nothing is due\n * before confirmation.\n */',
      ['nothing is due before confirmation'],
    ],
    ['brackets', '// a gap (rule: whole rupees) here', ['whole rupees']],
    ['a comment behind code', 'const a = 1; // Rule: whole rupees.', ['whole rupees']],
    ['a comment of a configuration', '# Rule: sizes of bodies.', ['sizes of bodies']],
    ['several rules', '/** Rules: reminders, whole rupees. */', ['reminders', 'whole rupees']],
  ])('finds rules in %s', (_where, source, names) => {
    expect(namesIn(source)).toEqual(names);
  });

  it('does not take code or text for a comment', () => {
    expect(namesIn("const rule = { rule: 'x' };\nconst text = 'Rule: none';")).toEqual([]);
  });
});

describe('outsideReferences', () => {
  it('finds mentions of documents that are not in the repository', () => {
    const source = 'Source: decisions D-' + '12.\n// back-office' + ' specification 3';

    expect(outsideReferences(source).map(({ line }) => line)).toEqual([1, 2]);
  });
});
