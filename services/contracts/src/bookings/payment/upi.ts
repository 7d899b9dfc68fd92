export interface UpiPayment {
  /** The owner's UPI id, `name@bank`. */
  payee: string;
  payeeName: string;
  /** Whole rupees. */
  amount: number;
  confirmationCode: string;
}

/** The link behind the QR code and the 'Open UPI app' button; every value is percent-encoded. */
export function upiLink({ payee, payeeName, amount, confirmationCode }: UpiPayment): string {
  const parameters = {
    pa: payee,
    pn: payeeName,
    am: amount.toFixed(2),
    cu: 'INR',
    tn: confirmationCode,
    tr: confirmationCode.replace(/[^A-Za-z0-9]/g, ''),
  };
  return `upi://pay?${Object.entries(parameters)
    .map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
    .join('&')}`;
}

/** The UPI id in what a guest gave for the refund, for a payment link; undefined for a bank account. */
export function upiIdOf(refundTo: string | null): string | undefined {
  return refundTo?.match(/(?:^|\s)([A-Za-z0-9._-]{2,50}@[A-Za-z][A-Za-z0-9]{1,49})(?=$|\s)/)?.[1];
}
