import type {
  BankLine,
  BankLineCounts,
  PaymentWithoutLine,
  StatementImported,
} from '@farmhouse/contracts/bookings/payment/bank';
import type { Problem } from '@farmhouse/contracts/errors';
import { istDate } from '@farmhouse/contracts/timing/ist';
import { callAsAdmin } from '@farmhouse/platform/testing/call';
import type { TestService } from '@farmhouse/platform/testing/test-service';
import { aBooking, stayIn, type Booked } from './test-bookings.ts';

export const UTR = '412345678901';
/** Today's date in the format of statements. */
export const STATEMENT_DAY = istDate(new Date()).split('-').reverse().join('/');

/** A statement of HDFC with these deposits. */
export const statement = (...rows: [text: string, reference: string, amount: number][]) =>
  [
    'Date,Narration,Chq./Ref.No.,Value Dt,Withdrawal Amt.,Deposit Amt.,Closing Balance',
    ...rows.map(
      ([text, reference, amount]) => `${STATEMENT_DAY},${text},${reference},${STATEMENT_DAY},,${amount}.00,90000.00`,
    ),
  ].join('\n');

/** The owner's calls about bank statements, and bookings to match them with. */
export function bankStatements(bookings: TestService) {
  const post = <T>(path: string, body?: object) =>
    callAsAdmin<T & Problem>(bookings, 'POST', `/api/admin/${path}`, { body });
  return {
    post,
    load: (text: string, more: object = {}) => post<StatementImported>('bank-statements', { text, ...more }),
    /** Sends a form with a file of this content and these fields. */
    upload: async (content: string | Buffer<ArrayBuffer>, fields: Record<string, string> = {}) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.set(name, value);
      form.set('file', new Blob([content]), 'may.csv');
      const response = await bookings.app.inject({
        ...{ method: 'POST', url: '/api/admin/bank-statements', payload: form },
        headers: { authorization: bookings.identity.bearer() },
      });
      return { status: response.statusCode, body: response.json<StatementImported & Problem>() };
    },
    list: async (query = '') => (await callAsAdmin<BankLine[]>(bookings, 'GET', `/api/admin/bank-lines${query}`)).body,
    counts: async () => (await callAsAdmin<BankLineCounts>(bookings, 'GET', '/api/admin/bank-lines/counts')).body,
    withoutLine: (query = '') =>
      callAsAdmin<PaymentWithoutLine[]>(bookings, 'GET', `/api/admin/bank-lines/payments-without-line${query}`),
    accept: (id: number, body: object = {}) => post<BankLine>(`bank-lines/${id}/accept`, body),
    /** A request whose guest has submitted this reference for the full amount due. */
    aPaid: (upiTransactionId = UTR, stay = stayIn(10), fullName = 'Asha Rao'): Promise<Booked> =>
      aBooking(bookings, { ...stay, fullName, upiTransactionId }),
  };
}
