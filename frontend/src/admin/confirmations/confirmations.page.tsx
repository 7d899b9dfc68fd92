import type { BookingSort } from '@farmhouse/contracts/bookings/booking-view/booking-list';
import { BOOKING_STATUSES, type BookingStatus } from '@farmhouse/contracts/bookings/booking/booking';
import { Select } from 'antd';
import { useOpenChangeRequests } from '../booking-shared/change/change.api.ts';
import { BookingDetails } from '../booking-shared/details/booking-details.tsx';
import { BookingList } from '../booking-shared/list/booking-list.tsx';
import { useBookingCounts } from '../booking-shared/api/bookings.api.ts';
import { NoBookings } from '../booking-shared/list/no-bookings.tsx';
import { OtherTabMatches } from '../booking-shared/list/other-tab-matches.tsx';
import { bookingStatusStyle } from '../booking-shared/status/status-tags.tsx';
import { useBookingSearch } from '../booking-shared/list/use-booking-search.ts';
import { CountTabs } from '../ui/filters/count-tabs.tsx';
import { SearchBox } from '../ui/filters/search-box.tsx';
import { SectionBar } from '../ui/section-bar.tsx';
import { useInitialLoading } from '../ui/use-initial-loading.ts';
import { useUrlParams } from '../ui/use-url-params.ts';
import { competingGroups, groupKey } from './competing-groups.ts';
import { CompetingRows } from './competing-rows.tsx';
import { ChangeRequests } from './change-requests/change-requests.tsx';
import { ChosenRequest } from './chosen-request.tsx';

/** The order of a status; the newest first by default. Stays that are confirmed are sorted by arrival. */
const SORTS: Partial<Record<BookingStatus, BookingSort>> = { confirmed: 'checkinDate' };

const NEWEST: BookingSort = '-createdAt';
const ORDERS: { value: BookingSort; label: string }[] = [
  { value: NEWEST, label: 'Newest first' },
  { value: 'createdAt', label: 'Oldest first' },
  { value: 'checkinDate', label: 'By arrival' },
  { value: '-finalTotal', label: 'By amount' },
];

/** Booking requests to answer and upcoming stays. */
export default function ConfirmationsPage() {
  const [params, setAddress] = useUrlParams();
  const request = Number(params.get('request'));
  return (
    <>
      <SectionBar title="Booking Confirmations" text="Answer requests, remind guests, cancel stays." />
      {request > 0 ? (
        <ChosenRequest id={request} onClose={() => setAddress({ request: undefined })} />
      ) : (
        <RequestsAndStays />
      )}
      <BookingDetails />
    </>
  );
}

/** The change requests and all bookings, which are hidden until it is known how far down they begin. */
function RequestsAndStays() {
  const isHeldBack = useInitialLoading(useOpenChangeRequests().isLoading);
  return (
    <>
      <ChangeRequests />
      <div hidden={isHeldBack}>
        <BookingsByStatus />
      </div>
    </>
  );
}

/** All bookings by status, with competing requests grouped. */
function BookingsByStatus() {
  const { search, change } = useBookingSearch();
  const counts = useBookingCounts(search.q);
  const status: BookingStatus = search.status?.[0] ?? 'pending';
  const sort = search.sort ?? SORTS[status] ?? NEWEST;
  const tabs = BOOKING_STATUSES.map((key) => ({ key, ...bookingStatusStyle(key), count: counts?.byStatus[key] }));
  const show = (key: string) => change({ status: key });
  return (
    <>
      <div className="flex flex-wrap gap-3 [&>:first-child]:min-w-60 [&>:first-child]:flex-1">
        <SearchBox
          value={search.q ?? ''}
          placeholder="Search by confirmation code, name, or phone"
          onSearch={(q) => change({ q })}
        />
        <Select
          size="large"
          aria-label="Sort by"
          className="min-w-44 max-sm:w-full"
          options={ORDERS}
          value={sort}
          onChange={(value) => change({ sort: value })}
        />
      </div>
      <CountTabs tabs={tabs} active={status} onChange={show}>
        <BookingList
          key={status}
          search={{ ...search, status: [status], sort }}
          onChange={change}
          empty={<NoBookings action={search.q && <OtherTabMatches tabs={tabs} active={status} onShow={show} />} />}
        >
          {(bookings) =>
            competingGroups(bookings).map((group) => <CompetingRows key={groupKey(group)} group={group} />)
          }
        </BookingList>
      </CountTabs>
    </>
  );
}
