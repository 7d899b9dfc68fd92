/** A stay with money that is owed or lies here, as the owner's lists show it. Days are India's, amounts whole rupees. */
interface MoneyOfStay {
  bookingId: number;
  confirmationCode: string;
  fullName: string;
  contactNumber: string;
  checkinDate: string;
  checkoutDate: string;
}

/** What a confirmed or completed stay still owes. */
export interface DueRow extends MoneyOfStay {
  /** What is due by now, and what is due later. */
  dueNow: number;
  dueLater: number;
  /** The day on which the first of them is due; null without a deadline. */
  dueOn: string | null;
}

/** A guest's deposit that lies here. */
export interface DepositRow extends MoneyOfStay {
  deposit: number;
  /** True once the stay is over, so that it is to be returned. */
  isToReturn: boolean;
}
