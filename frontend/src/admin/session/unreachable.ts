/** Error text of the pages before the sign-in when a call got no response. */
export const UNREACHABLE = 'Cannot reach the server. Please try again.';
