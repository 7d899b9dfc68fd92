/** A stay with money that is owed or held, as the owner's lists show it. Days are India's, amounts whole rupees. */
interface MoneyOfStay {
  bookingId: number;
  confirmationCode: string;
  fullName: string;
  email: string | null;
  contactNumber: string;
  checkinDate: string;
  checkoutDate: string;
}

/** What a confirmed or completed stay still owes. */
export interface DueRow extends MoneyOfStay {
  /** What is due by now, and what is due later. */
  dueNow: number;
  dueLater: number;
  /** The day on which the earlier of them is due; null without a deadline. */
  dueOn: string | null;
}

/** Money that the owner owes a guest. */
export interface RefundRow extends MoneyOfStay {
  /** What is still to be paid back. */
  amount: number;
  received: number;
  /** A cancelled booking's refund, or what was paid beyond the total of a stay. */
  cause: 'cancelled' | 'overpaid';
  /** The UPI id or account that the guest gave; null when none. */
  refundTo: string | null;
  /** The day until which it is to be paid; null for what was paid beyond the total. */
  dueOn: string | null;
}

/** A guest's deposit that is held. */
export interface DepositRow extends MoneyOfStay {
  deposit: number;
  /** True once the stay is over, so that it is to be returned. */
  isToReturn: boolean;
}
