/** What a page before the sign-in says when a call got no answer. */
export const UNREACHABLE = 'Cannot reach the server. Please try again.';
