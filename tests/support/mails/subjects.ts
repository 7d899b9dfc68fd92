/** The subjects of the mails about a booking. */
export const SUBJECTS = {
  requested: /^We have your request/,
  requestedOwner: /^New request/,
  howToPay: /^How to pay/,
  paymentReceived: /^We have your payment reference/,
  paymentReceivedOwner: /^Payment to verify/,
  verified: /^Payment verified/,
  notFound: /^We could not find your payment/,
  confirmed: /^Your (dates are|stay is) confirmed/,
  stayChanged: /^Your stay has changed/,
  stayChangedOwner: /^Changed request FH-/,
  cancelled: /^Your booking is cancelled/,
  reminder: /^Your stay begins/,
} as const;
