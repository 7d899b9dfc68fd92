/** Set in session storage during a reload after the page's code failed to load. */
export const RELOADED_KEY = 'reloaded-for-code';
