type TextField = HTMLInputElement | HTMLTextAreaElement;

const NOT_TYPED = ['checkbox', 'radio', 'file', 'hidden', 'submit', 'button'];

/**
 * Keeps text that is typed before and during hydration: React does not see it, and would empty a controlled field at
 * its next render. Call the result after hydration: it fires input events with the texts, for React's handlers.
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

/** React ignores events without a change. It observes the element's property, so the prototype's setter is used. */
function typeInto(field: TextField, value: string): void {
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
