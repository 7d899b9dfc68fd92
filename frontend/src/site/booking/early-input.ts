import { EMPTY_FORM, type FormInput } from './booking-form.ts';

/** What a guest typed into the server-rendered form before hydration, which resets the fields. */
let early: Partial<FormInput> = {};

function keep(field: unknown): void {
  if (!(field instanceof HTMLInputElement) || !(field.name in EMPTY_FORM) || field.value === '') return;
  early = { ...early, [field.name]: field.value };
}

const onInput = (event: Event): void => keep(event.target);

if (typeof document !== 'undefined') {
  document.querySelectorAll('form input[name]').forEach(keep);
  document.addEventListener('input', onInput, true);
}

/** Returns what was typed before hydration and stops recording; call it once, when the form has mounted. */
export function takeEarlyInput(): Partial<FormInput> {
  document.removeEventListener('input', onInput, true);
  const taken = early;
  early = {};
  return taken;
}
