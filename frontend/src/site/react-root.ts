/**
 * React's own package runs when it is first imported by name. From here, which the build puts into the file of the
 * library, that is while the file runs, and not in the task that starts the page.
 */
export { createRoot, hydrateRoot } from 'react-dom/client';
