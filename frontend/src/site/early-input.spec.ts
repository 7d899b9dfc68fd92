import { beforeEach, expect, it } from '@jest/globals';
import { keepEarlyInput } from './early-input.ts';

/** A fake input element with the members that the module uses. */
class FakeInput extends EventTarget {
  private text = '';
  isConnected = true;
  defaultValue = '';

  constructor(readonly type = 'text') {
    super();
  }

  get value(): string {
    return this.text;
  }

  set value(text: string) {
    this.text = text;
  }
}

let fields: FakeInput[];

beforeEach(() => {
  fields = [];
  const fakeDocument = Object.assign(new EventTarget(), { querySelectorAll: () => fields });
  Object.assign(globalThis, { document: fakeDocument, HTMLInputElement: FakeInput, HTMLTextAreaElement: class {} });
});

function field(value = '', type?: string): FakeInput {
  const input = new FakeInput(type);
  input.value = value;
  fields.push(input);
  return input;
}

/** Observes the element as React does: an input event without a change of the observed value is ignored. */
function hydrate(input: FakeInput): string[] {
  const seen: string[] = [];
  let observed = input.value;
  Object.defineProperty(input, 'value', {
    get: () => Object.getOwnPropertyDescriptor(FakeInput.prototype, 'value')?.get?.call(input) as string,
    set: (text: string) => {
      observed = text;
      Object.getOwnPropertyDescriptor(FakeInput.prototype, 'value')?.set?.call(input, text);
    },
  });
  input.addEventListener('input', () => {
    if (input.value !== observed) seen.push(input.value);
    observed = input.value;
  });
  return seen;
}

it('keepEarlyInput passes text typed before hydration to React', () => {
  const name = field('Asha');

  const typeAgain = keepEarlyInput();
  const seen = hydrate(name);
  typeAgain();

  expect(seen).toEqual(['Asha']);
  expect(name.value).toBe('Asha');
});

it('keepEarlyInput passes on text typed during hydration, also when React has emptied the field', () => {
  const name = field();

  const typeAgain = keepEarlyInput();
  name.value = 'Asha';
  const typing = new Event('input');
  Object.defineProperty(typing, 'target', { value: name });
  document.dispatchEvent(typing);
  const seen = hydrate(name);
  name.value = '';
  typeAgain();

  expect(seen).toEqual(['Asha']);
});

it.each([
  ['an untouched field', () => field()],
  ['a checkbox', () => field('on', 'checkbox')],
  ['a field that hydration has removed', () => Object.assign(field('Asha'), { isConnected: false })],
])('keepEarlyInput leaves %s alone', (_what, fieldOf) => {
  const input = fieldOf();

  const typeAgain = keepEarlyInput();
  const seen = hydrate(input);
  typeAgain();

  expect(seen).toEqual([]);
});
