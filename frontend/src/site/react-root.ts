/**
 * React's package is evaluated when it is first imported by name. The build puts this module into the library's file,
 * so that happens while that file runs, and not in the task that starts the page.
 */
export { createRoot, hydrateRoot } from 'react-dom/client';
