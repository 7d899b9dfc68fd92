/** An open form. */
interface OpenForm {
  isUnsaved: () => boolean;
  /** Closes it without saving. */
  close: () => void;
  /** True if it finds its input again when it is opened the next time. */
  keepsInput?: boolean;
}

const openForms = new Set<OpenForm>();

/** Registers an open form; returns the function to call when it has closed. */
export function registerForm(form: OpenForm): () => void {
  openForms.add(form);
  return () => openForms.delete(form);
}

const isLosing = ({ isUnsaved, keepsInput = false }: OpenForm): boolean => !keepsInput && isUnsaved();

/** True if an open form has input that is not saved. */
export const hasUnsavedInput = (): boolean => [...openForms].some(({ isUnsaved }) => isUnsaved());

/** True if leaving the section would lose what was typed in it. */
export const wouldLoseInput = (): boolean => [...openForms].some(isLosing);

/** Closes the forms whose input would be lost. */
export function discardInput(): void {
  for (const form of [...openForms].filter(isLosing)) form.close();
}
