import { EMPTY_FORM, type FormInput } from './booking-form.ts';

/** What stood in the rendered page's fields when this code arrived; taking the page over would empty them. */
let early: Partial<FormInput> = typeof document === 'undefined' ? {} : typedIn(document);

function typedIn(page: Document): Partial<FormInput> {
  const fields = page.querySelectorAll<HTMLInputElement>('form input[name]');
  const typed = [...fields].filter(({ name, value }) => name in EMPTY_FORM && value !== '');
  return Object.fromEntries(typed.map(({ name, value }) => [name, value]));
}

/** What a quick guest typed before the page had come alive; told once. */
export function takeEarlyInput(): Partial<FormInput> {
  const taken = early;
  early = {};
  return taken;
}
