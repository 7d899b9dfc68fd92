/** The open forms, each by the function that says whether it has unsaved input. */
const openForms = new Set<() => boolean>();

/** Registers an open form; returns the function to call when it has closed. */
export function registerForm(isUnsaved: () => boolean): () => void {
  openForms.add(isUnsaved);
  return () => openForms.delete(isUnsaved);
}

/** True if leaving the section would lose what was typed in it. */
export const hasUnsavedInput = (): boolean => [...openForms].some((isUnsaved) => isUnsaved());
