import type {
  AcceptedLine,
  AcceptLine,
  BankLine,
  BankLineCounts,
  BankLineState,
  CertainAccepted,
  PaymentWithoutLine,
  StatementColumns,
  StatementImported,
} from '@farmhouse/contracts/bookings/payment/bank';
import { api } from '../../../shared/api/api.ts';
import { seenStay } from '../../booking-shared/api/booking-changes.api.ts';
import { BOOKING_CHANGED } from '../../booking-shared/api/booking-tags.ts';
import { POLLED } from '../../ui/polled.ts';
import { pageOf, type Page } from '../../../shared/api/page.ts';
import { PAGE_SIZE } from '../../ui/records/page.ts';

/** The input of an import: a file, or pasted text. */
export interface StatementUpload {
  file?: File;
  text?: string;
  bank?: string;
  columns?: StatementColumns;
  preview?: boolean;
}

/** A file is sent as a multipart form, text as JSON. */
function bodyOf({ file, text, bank, columns, preview }: StatementUpload): FormData | object {
  if (!file) return { text, bank, columns, preview };
  const form = new FormData();
  if (bank) form.set('bank', bank);
  if (columns) form.set('columns', JSON.stringify(columns));
  if (preview) form.set('preview', 'true');
  form.set('file', file);
  return form;
}

const bankApi = api.injectEndpoints({
  endpoints: (build) => ({
    getBankLines: build.query<Page<BankLine>, { state: BankLineState | undefined; page: number }>({
      query: ({ state, page }) => ({ url: 'admin/bank-lines', params: { state, page, pageSize: PAGE_SIZE } }),
      transformResponse: (lines: BankLine[], meta) => pageOf(lines, meta),
      providesTags: ['BookingSummary'],
    }),
    getBankLineCounts: build.query<BankLineCounts, void>({
      query: () => 'admin/bank-lines/counts',
      providesTags: ['BookingSummary'],
    }),
    getPaymentsWithoutLine: build.query<Page<PaymentWithoutLine>, number>({
      query: (page) => ({ url: 'admin/bank-lines/payments-without-line', params: { page, pageSize: PAGE_SIZE } }),
      transformResponse: (payments: PaymentWithoutLine[], meta) => pageOf(payments, meta),
      providesTags: ['BookingSummary'],
    }),
    importStatement: build.mutation<StatementImported, StatementUpload>({
      query: (statement) => ({ url: 'admin/bank-statements', method: 'POST', body: bodyOf(statement) }),
      invalidatesTags: ['BookingSummary'],
    }),
    acceptLine: build.mutation<AcceptedLine, AcceptLine & Pick<BankLine, 'id' | 'stayChanges'>>({
      query: ({ id, stayChanges, ...body }) => ({
        ...{ url: `admin/bank-lines/${id}/accept`, method: 'POST', body },
        headers: seenStay(stayChanges),
      }),
      invalidatesTags: BOOKING_CHANGED,
    }),
    ignoreLine: build.mutation<BankLine, number>({
      query: (id) => ({ url: `admin/bank-lines/${id}/ignore`, method: 'POST' }),
      invalidatesTags: ['BookingSummary'],
    }),
    acceptCertain: build.mutation<CertainAccepted, void>({
      query: () => ({ url: 'admin/bank-lines/accept-certain', method: 'POST' }),
      invalidatesTags: BOOKING_CHANGED,
    }),
  }),
});

export const useBankLines = (state: BankLineState | undefined, page: number) =>
  bankApi.useGetBankLinesQuery({ state, page }, POLLED);

export const usePaymentsWithoutLine = (page: number) => bankApi.useGetPaymentsWithoutLineQuery(page, POLLED);

export const useBankLineCounts = () => bankApi.useGetBankLineCountsQuery(undefined, POLLED).data;

export const { useImportStatementMutation, useAcceptLineMutation, useIgnoreLineMutation, useAcceptCertainMutation } =
  bankApi;
