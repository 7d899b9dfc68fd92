/** Error text of the pages before the sign-in when a call got no response. Rule: sign-in without an answer. */
export const UNREACHABLE = 'Cannot reach the server. Please try again.';
