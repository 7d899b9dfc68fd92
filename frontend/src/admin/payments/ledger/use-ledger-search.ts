import { useCallback, useMemo } from 'react';
import { PAYMENT_METHODS, type PaymentMethod } from '@farmhouse/contracts/bookings/payment/payment-method';
import { LEDGER_KINDS, type LedgerKind, type LedgerQuery } from '@farmhouse/contracts/bookings/payment/ledger';
import { istDate } from '@farmhouse/contracts/timing/ist';
import { daysOfMonth, monthIn } from '../../ui/month.ts';
import { PAGE_SIZE, pageNumber } from '../../ui/records/page.ts';
import { useUrlParams, type UrlParamsChange } from '../../ui/use-url-params.ts';

export interface LedgerSearch {
  /** `YYYY-MM`. */
  month: string;
  method: PaymentMethod | undefined;
  kind: LedgerKind | undefined;
  page: number;
  query: LedgerQuery;
}

/** The month and filters of the ledger, kept in the URL; any change except of the page goes back to the first page. */
export function useLedgerSearch(): { search: LedgerSearch; change: (change: UrlParamsChange) => void } {
  const [params, setAddress] = useUrlParams();
  const month = monthIn(params.get('month'), istDate(new Date()));
  const method = PAYMENT_METHODS.find((one) => one === params.get('method'));
  const kind = LEDGER_KINDS.find((one) => one === params.get('kind'));
  const page = pageNumber(params);
  const search = useMemo(() => {
    const days = daysOfMonth(month);
    return { month, method, kind, page, query: { ...days, method, kind, page, pageSize: PAGE_SIZE } };
  }, [month, method, kind, page]);
  const change = useCallback(
    (changes: UrlParamsChange) => setAddress({ page: undefined, ...changes }, { asStep: true }),
    [setAddress],
  );
  return { search, change };
}
