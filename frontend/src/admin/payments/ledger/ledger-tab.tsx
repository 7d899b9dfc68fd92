import { Select } from 'antd';
import { LEDGER_KINDS } from '@farmhouse/contracts/bookings/payment/ledger';
import { formatMonth } from '@farmhouse/contracts/text/dates';
import { istDate } from '@farmhouse/contracts/timing/ist';
import { CsvDownload } from '../../ui/csv-download.tsx';
import { MonthBar } from '../../ui/month-bar.tsx';
import { RecordList } from '../../ui/records/record-list.tsx';
import { usePages } from '../../ui/records/use-pages.ts';
import { EmptyState } from '../../ui/states.tsx';
import { useLedger } from './ledger.api.ts';
import { ledgerColumns } from './ledger-columns.tsx';
import { LedgerTotals } from './ledger-totals.tsx';
import { METHOD_OPTIONS } from '../../booking-shared/payment/method-options.ts';
import { KIND_NAMES } from '../../booking-shared/ledger/entry-names.ts';
import { useLedgerSearch } from './use-ledger-search.ts';

const KINDS = LEDGER_KINDS.map((value) => ({ value, label: KIND_NAMES[value] }));

/** Every entry of a month, of all bookings, with the totals of those that match the filters. */
export default function LedgerTab({ onOpen }: { onOpen: (bookingId: number) => void }) {
  const { search, change } = useLedgerSearch();
  const { data, currentData, isError, refetch } = useLedger(search.query);
  const shown = isError ? currentData : data;
  return (
    <section aria-label="Ledger">
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <MonthBar
          month={search.month}
          current={istDate(new Date()).slice(0, 7)}
          onMonth={(month) => change({ month })}
        />
        <Filter name="Kind" any="Any kind" options={KINDS} value={search.kind} onChange={(kind) => change({ kind })} />
        <Filter
          name="Method"
          any="Any method"
          options={METHOD_OPTIONS}
          value={search.method}
          onChange={(method) => change({ method })}
        />
        <div className="flex flex-wrap gap-2 sm:ml-auto">
          <CsvDownload
            path="ledger/export"
            params={{ month: search.month }}
            fileName={`ledger-${search.month}.csv`}
            done={`The ledger of ${formatMonth(search.month)} has been exported to CSV`}
            failed="Failed to export the ledger"
          />
          <CsvDownload
            path="ledger/tax-export"
            params={{ month: search.month }}
            fileName={`tax-${search.month}.csv`}
            label="Export tax"
            done={`The tax of ${formatMonth(search.month)} has been exported to CSV`}
            failed="Failed to export the tax"
          />
        </div>
      </div>
      <LedgerTotals totals={currentData?.totals} />
      <div className="mt-4">
        <RecordList
          label="Ledger"
          columns={ledgerColumns(onOpen)}
          records={shown?.entries}
          idOf={({ id }) => id}
          isError={isError}
          isFetching={currentData === undefined}
          refetch={refetch}
          empty={
            <EmptyState
              text="No entries found"
              hint={`Charges and payments of ${formatMonth(search.month)} that fit the filters appear here.`}
            />
          }
          pagination={usePages(search.page, shown?.count, (page) => change({ page }))}
        />
      </div>
    </section>
  );
}

interface FilterProps {
  name: string;
  /** Placeholder while nothing is chosen. */
  any: string;
  options: { value: string; label: string }[];
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

function Filter({ name, any, options, value, onChange }: FilterProps) {
  return (
    <Select
      className="min-w-40 max-sm:w-full"
      aria-label={name}
      placeholder={any}
      allowClear
      options={options}
      value={value}
      onChange={(chosen?: string) => onChange(chosen)}
    />
  );
}
