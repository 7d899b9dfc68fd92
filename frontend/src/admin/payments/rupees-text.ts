const WITH_PAISE = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', minimumFractionDigits: 2 });
const WHOLE = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 });

/** `₹5,100`, or `₹5,100.50` where there are paise. */
export const rupeesText = (amount: number): string => (Number.isInteger(amount) ? WHOLE : WITH_PAISE).format(amount);
