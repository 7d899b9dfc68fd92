import { Suspense } from 'react';
import { lazyWithRetry } from '../../shared/ui/lazy-with-retry.ts';
import { BookingDetails } from '../booking-shared/details/booking-details.tsx';
import { useOpenBooking } from '../booking-shared/list/use-open-booking.ts';
import { BookingList } from '../booking-shared/list/booking-list.tsx';
import { useBookingCounts } from '../booking-shared/api/bookings.api.ts';
import { OtherTabMatches } from '../booking-shared/list/other-tab-matches.tsx';
import { useBookingSearch } from '../booking-shared/list/use-booking-search.ts';
import { useFilter } from '../ui/filters/use-filter.ts';
import { CountTabs } from '../ui/filters/count-tabs.tsx';
import { SearchBox } from '../ui/filters/search-box.tsx';
import { SectionBar } from '../ui/section-bar.tsx';
import { EmptyState } from '../ui/states.tsx';
import { useUrlParams } from '../ui/use-url-params.ts';
import { PaymentRow } from './payment-row.tsx';
import { countOf, PAYMENT_TABS, tabOf } from './payment-tabs.ts';
import { useReview } from './use-review.ts';

const BankTab = lazyWithRetry(() => import('./bank/bank-tab.tsx'));
const DepositsTab = lazyWithRetry(() => import('./open-amounts/deposits-tab.tsx'));
const DueTab = lazyWithRetry(() => import('./open-amounts/due-tab.tsx'));
const LedgerTab = lazyWithRetry(() => import('./ledger/ledger-tab.tsx'));
const RefundsTab = lazyWithRetry(() => import('./open-amounts/refunds-tab.tsx'));
const ReportsTab = lazyWithRetry(() => import('./reports/reports-tab.tsx'));
const VerifyPaymentDialog = lazyWithRetry(() => import('./verify-payment.dialog.tsx'));

const PARTS = ['ledger', 'due', 'deposits', 'refunds', 'bank', 'reports'] as const;
const PART_TABS = [
  { key: 'ledger', label: 'Ledger', count: undefined },
  { key: 'due', label: 'Due', count: undefined },
  { key: 'deposits', label: 'Deposits', count: undefined },
  { key: 'refunds', label: 'Refunds', count: undefined },
  { key: 'bank', label: 'Bank statement', count: undefined },
  { key: 'reports', label: 'Reports', count: undefined },
];

/** URL parameters of the other tabs. */
const NO_FILTERS = { page: undefined, month: undefined, method: undefined, kind: undefined, line: undefined };

/** Payments: submissions of guests and their review by the owner, and the ledger of all money. */
export default function PaymentsPage() {
  const { search, change } = useBookingSearch();
  const [part] = useFilter('show', PARTS);
  const [, setAddress] = useUrlParams();
  const { open } = useOpenBooking();
  const counts = useBookingCounts(search.q);
  const { reviewId, review, close } = useReview();
  const active = tabOf(search.paymentStatus?.[0]);
  const statusTabs = PAYMENT_TABS.map((tab) => ({ ...tab, count: countOf(tab, counts) }));
  const tabs = [...statusTabs, ...PART_TABS];
  const show = (key: string) =>
    setAddress(
      {
        ...NO_FILTERS,
        show: PARTS.find((one) => one === key),
        paymentStatus: PAYMENT_TABS.find((tab) => tab.key === key)?.statuses,
      },
      { asStep: true },
    );
  return (
    <>
      <SectionBar
        title="Payment Management"
        text={part ? undefined : 'Look up the UTR in your bank app, then verify the payment or mark it as failed.'}
      />
      {!part && (
        <SearchBox
          value={search.q ?? ''}
          placeholder="Search by confirmation code, name, phone or UTR number"
          onSearch={(q) => change({ q })}
        />
      )}
      <CountTabs tabs={tabs} active={part ?? active.key} onChange={show}>
        {part === 'ledger' && <LedgerTab onOpen={open} />}
        {part === 'due' && <DueTab onOpen={open} />}
        {part === 'deposits' && <DepositsTab onOpen={open} />}
        {part === 'refunds' && <RefundsTab onOpen={open} />}
        {part === 'bank' && <BankTab onOpen={open} />}
        {part === 'reports' && <ReportsTab />}
        {!part && (
          <BookingList
            key={active.key}
            search={{ ...search, paymentStatus: [...active.statuses] }}
            onChange={change}
            empty={
              <EmptyState
                text="No payments found"
                hint="Payments that fit the search appear here."
                action={search.q && <OtherTabMatches tabs={statusTabs} active={active.key} onShow={show} />}
              />
            }
          >
            {(bookings) =>
              bookings.map((booking) => (
                <PaymentRow
                  key={booking.id}
                  booking={booking}
                  onReview={active.reviewed ? () => review(booking.id) : undefined}
                />
              ))
            }
          </BookingList>
        )}
      </CountTabs>
      <BookingDetails />
      {reviewId !== undefined && (
        <Suspense>
          <VerifyPaymentDialog key={reviewId} id={reviewId} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
