type TextField = HTMLInputElement | HTMLTextAreaElement;

const NOT_TYPED = ['checkbox', 'radio', 'file', 'hidden', 'submit', 'button'];

/**
 * Keeps what a guest types before and during hydration: React does not see it, and would empty a controlled field at its
 * next render. Call the result after hydration: it types the texts again, for React's handlers.
 */
export function keepEarlyInput(): () => void {
  const typed = new Map<TextField, string>();
  const keep = (field: unknown): void => {
    if (isTextField(field) && field.value !== field.defaultValue) typed.set(field, field.value);
  };
  const onInput = ({ target }: Event): void => keep(target);
  document.querySelectorAll('input, textarea').forEach(keep);
  document.addEventListener('input', onInput, { capture: true });
  return () => {
    document.removeEventListener('input', onInput, { capture: true });
    typed.forEach((value, field) => {
      if (field.isConnected) typeInto(field, value);
    });
  };
}

function isTextField(field: unknown): field is TextField {
  if (field instanceof HTMLTextAreaElement) return true;
  return field instanceof HTMLInputElement && !NOT_TYPED.includes(field.type);
}

/** React ignores an event without a change: it observes the property of the element, but not that of the prototype. */
function typeInto(field: TextField, value: string): void {
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
