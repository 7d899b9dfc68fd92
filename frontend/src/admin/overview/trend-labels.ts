const week = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const month = new Intl.DateTimeFormat('en-IN', { month: 'short', year: '2-digit', timeZone: 'UTC' });
const thousands = new Intl.NumberFormat('en-IN', { notation: 'compact', maximumFractionDigits: 1 });

/** A week by its Monday (`YYYY-MM-DD`): `16 Nov`. */
export const weekLabel = (monday: string): string => week.format(new Date(`${monday}T00:00:00Z`));

/** A month (`YYYY-MM`): `Nov 26`. */
export const monthLabel = (yearMonth: string): string => month.format(new Date(`${yearMonth}-01T00:00:00Z`));

/** Whole rupees where there is little room: `₹1.3L`. */
export const shortRupees = (amount: number): string => `₹${thousands.format(amount)}`;
