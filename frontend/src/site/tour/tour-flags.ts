import { writeLocalItem } from '../../shared/storage/local-storage.ts';

const COMPLETED_KEY = 'tourCompleted';
const VISITED_KEY = 'hasVisited';

export function markTourCompleted(): void {
  writeLocalItem(COMPLETED_KEY, true);
}

/** Stores on every load that the visitor has been here and needs no tour, so that it never appears automatically. */
export function markVisit(): void {
  writeLocalItem(VISITED_KEY, true);
  markTourCompleted();
}

/**
 * Inline script for the document's head that does the same as `markVisit`, since an unused page is started seconds
 * after it has loaded.
 */
export const MARK_VISIT_SCRIPT = `try{for(let k of["${VISITED_KEY}","${COMPLETED_KEY}"])localStorage.setItem(k,"true")}catch{}`;
