import { DRAFT_KEY } from './draft.ts';

/**
 * Inline script for the document's head: sets `data-resumes` on the root element when the guest left the wizard in a
 * later step, so that a reload paints a skeleton and not the first step until the draft is restored.
 */
export const WIZARD_FIRST_PAINT_SCRIPT = `try{if(JSON.parse(sessionStorage.getItem("${DRAFT_KEY}")).step>0)document.documentElement.dataset.resumes=""}catch{}`;

/** True while the page shows a skeleton instead of the first step. */
export const isMarkedResumed = (): boolean => 'resumes' in document.documentElement.dataset;

/** To be called once the draft is restored. */
export function unmarkResumed(): void {
  delete document.documentElement.dataset.resumes;
}
