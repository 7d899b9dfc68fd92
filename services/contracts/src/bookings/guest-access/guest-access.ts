export interface LookupBooking {
  confirmationCode: string;
  phoneLast4: string;
  /** The whole number: required when others have used up the attempts at the code. */
  phone?: string;
}

/** The token from a mail's link, exchanged for the guest's cookie. */
export interface OpenGuestSession {
  token: string;
}
