import { EMPTY_FORM, type FormInput } from './booking-form.ts';

/** What a quick guest typed into the rendered page before it had come alive; taking the page over empties it. */
let early: Partial<FormInput> = {};

function keep(field: unknown): void {
  if (!(field instanceof HTMLInputElement) || !(field.name in EMPTY_FORM) || field.value === '') return;
  early = { ...early, [field.name]: field.value };
}

const keepTyped = (event: Event): void => keep(event.target);

if (typeof document !== 'undefined') {
  document.querySelectorAll('form input[name]').forEach(keep);
  document.addEventListener('input', keepTyped, true);
}

/** What was typed up to now; told once, when the form itself takes over. */
export function takeEarlyInput(): Partial<FormInput> {
  document.removeEventListener('input', keepTyped, true);
  const taken = early;
  early = {};
  return taken;
}
