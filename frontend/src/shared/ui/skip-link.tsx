import type { MouseEvent } from 'react';
import { CONTENT_ID, focusContent } from './focus-content.ts';

/** Without an entry in the browser's history: its state would be empty, such as without the wizard's step. */
function skip(event: MouseEvent): void {
  event.preventDefault();
  focusContent();
  document.getElementById(CONTENT_ID)?.scrollIntoView();
}

/** The first link of a page, which leads the keyboard past the navigation. */
export function SkipLink({ className }: { className: string }) {
  return (
    <a href={`#${CONTENT_ID}`} onClick={skip} className={className}>
      Skip to content
    </a>
  );
}
