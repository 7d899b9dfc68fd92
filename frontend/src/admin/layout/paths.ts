/** Where the dashboard's screens are. Links between sections come from here, so that no section knows another. */
export const SIGN_IN = '/admin';
export const DASHBOARD = '/admin/dashboard';

/** The first section is the dashboard's own address; its name leads there, too. */
export const FIRST_SECTION = 'overview';

export const sectionPath = (path: string) => (path ? `${DASHBOARD}/${path}` : DASHBOARD);

/** Payments with the dialog for this booking's payment open. */
export const reviewPaymentPath = (bookingId: number) => `${sectionPath('payments')}?review=${bookingId}`;
/** Confirmations with this request in sight, ready to be confirmed. */
export const confirmRequestPath = (bookingId: number) => `${sectionPath('confirmations')}?request=${bookingId}`;
/** Bookings with this booking's details open. */
export const bookingPath = (bookingId: number) => `${sectionPath('bookings')}?open=${bookingId}`;
