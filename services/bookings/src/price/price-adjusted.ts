/** True if the server's total is not the one that was shown before, if any was; both in whole rupees. */
export const isPriceAdjusted = (shownTotal: number | undefined, finalTotal: number): boolean =>
  shownTotal !== undefined && shownTotal !== finalTotal;
