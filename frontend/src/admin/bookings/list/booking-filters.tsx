import { useState } from 'react';
import { FilterOutlined } from '@ant-design/icons';
import { Button, Drawer } from 'antd';
import type { BookingListQuery } from '@farmhouse/contracts/bookings/booking-view/booking-list';
import { formatNumber } from '@farmhouse/contracts/text/count';
import type { SearchChange } from '../../booking-shared/list/use-booking-search.ts';
import { useBackCloses } from '../../ui/overlays/use-back-closes.ts';
import { SearchBox } from '../../ui/filters/search-box.tsx';
import { useCardLists } from '../../ui/use-screen.ts';
import { FilterFields, SortField } from './filter-fields.tsx';

interface BookingFiltersProps {
  search: BookingListQuery;
  /** Number of bookings found; undefined until known. */
  total: number | undefined;
  onChange: (change: SearchChange) => void;
}

const NO_FILTER: SearchChange = { status: [], paymentStatus: [], from: '', to: '' };

/** The search, and the filters: beside it where there is room, otherwise in a sheet together with the order. */
export function BookingFilters({ search, total, onChange }: BookingFiltersProps) {
  const tight = useCardLists();
  const { q = '', status = [], paymentStatus = [], from, to } = search;
  const active = [status.length, paymentStatus.length, from, to].filter(Boolean).length;
  const box = (
    <SearchBox
      className="min-w-0 flex-1"
      value={q}
      placeholder="Code, name, phone or UTR"
      onSearch={(text) => onChange({ q: text })}
    />
  );
  const clear = () => onChange(tight ? NO_FILTER : { ...NO_FILTER, q: '' });
  if (tight) {
    return (
      <div role="search" className="mb-2 flex gap-2">
        {box}
        <FilterSheet {...{ search, total, active, onChange }} onClear={clear} />
      </div>
    );
  }
  return (
    <div
      role="search"
      className="mb-3 grid auto-cols-auto items-end grid-flow-col grid-cols-[minmax(14rem,2fr)_repeat(2,minmax(0,1fr))_repeat(2,minmax(10.5rem,1fr))] gap-3"
    >
      {box}
      <FilterFields search={search} onChange={onChange} />
      {(active > 0 || q) && (
        <Button size="large" type="text" onClick={clear}>
          Clear
        </Button>
      )}
    </div>
  );
}

interface FilterSheetProps extends BookingFiltersProps {
  /** Number of filters in use. */
  active: number;
  onClear: () => void;
}

function FilterSheet({ search, total, active, onChange, onClear }: FilterSheetProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  useBackCloses(close, { isOpen });
  return (
    <>
      <Button size="large" icon={<FilterOutlined aria-hidden />} onClick={() => setOpen(true)}>
        {active > 0 ? `Filters (${active})` : 'Filters'}
      </Button>
      <Drawer
        open={isOpen}
        title="Filter and sort"
        placement="bottom"
        size="auto"
        onClose={close}
        footer={
          <div className="flex gap-3">
            <Button onClick={onClear} disabled={active === 0}>
              Clear filters
            </Button>
            <Button type="primary" className="flex-1" onClick={close}>
              {total === undefined ? 'Show' : `Show ${formatNumber(total)}`}
            </Button>
          </div>
        }
      >
        <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
          <FilterFields search={search} onChange={onChange} />
          <SortField search={search} onChange={onChange} />
        </div>
      </Drawer>
    </>
  );
}
