import { financialYearOf } from '@farmhouse/contracts/bookings/receipt/receipt';
import type { BookingsSum, MoneyReport } from '@farmhouse/contracts/bookings/payment/money-report';
import { formatCount } from '@farmhouse/contracts/text/count';
import { formatMonth, formatShortMonth } from '@farmhouse/contracts/text/dates';
import { formatRupees, formatRupeesExact } from '@farmhouse/contracts/text/rupees';
import { Panel } from '../../ui/panel.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { methodName } from '../method-name.ts';
import { SumsTable } from './sums-table.tsx';

const HEADS = ['Received', 'Refunded'];

/** `November 2026`, shorter on phones. */
const monthWithoutBreak = (month: string) => (
  <>
    <span className="sm:hidden">{formatShortMonth(month)}</span>
    <span className="max-sm:hidden">{formatMonth(month)}</span>
  </>
);

const counted = ({ bookings, amount }: BookingsSum): string =>
  bookings === 0 ? formatRupees(0) : `${formatRupees(amount)} (${formatCount(bookings, 'booking', 'bookings')})`;

/** A month's money by method, its deposits, current open amounts, and the months of its financial year. */
export function ReportView({ report, onMonth }: { report: MoneyReport; onMonth: (month: string) => void }) {
  const { month, deposits, outstanding, credit, refundsToPay, tax } = report;
  return (
    <div className="grid items-start gap-4 sm:gap-6 lg:grid-cols-2">
      <div className="grid gap-4 sm:gap-6">
        <Methods report={report} />
        <Panel title="Deposits">
          <Lines
            lines={[
              ['Taken', formatRupees(deposits.taken)],
              ['Returned', formatRupees(deposits.returned)],
              ['Kept', formatRupees(deposits.kept)],
              [`Held at the end of ${formatMonth(month)}`, formatRupees(deposits.held)],
            ]}
          />
        </Panel>
        {tax && (
          <Panel title="GST">
            <Lines
              lines={[
                ['Taxable', formatRupeesExact(tax.taxable)],
                ['CGST', formatRupeesExact(tax.cgst)],
                ['SGST', formatRupeesExact(tax.sgst)],
              ]}
            />
          </Panel>
        )}
        <Panel title="Open today">
          <Lines
            lines={[
              ['Guests still owe', counted(outstanding)],
              ['Paid beyond the total', counted(credit)],
              ['Refunds to pay', counted(refundsToPay)],
            ]}
          />
        </Panel>
      </div>
      <Year report={report} onMonth={onMonth} />
    </div>
  );
}

function Methods({ report: { month, methods, received, refunded } }: { report: MoneyReport }) {
  return (
    <Panel title="By method">
      {methods.length === 0 ? (
        <EmptyState
          text="No money moved"
          hint={`Verified payments and refunds of ${formatMonth(month)} are summed here.`}
        />
      ) : (
        <SumsTable
          caption={`Received and refunded in ${formatMonth(month)} by method`}
          heads={['Method', ...HEADS]}
          rows={methods.map(({ method, ...moved }) => ({
            key: method ?? 'none',
            cells: [methodName(method), ...amountsOf(moved)],
          }))}
          total={['Total', ...amountsOf({ received, refunded })]}
        />
      )}
    </Panel>
  );
}

function Year({ report: { month: shown, year }, onMonth }: { report: MoneyReport; onMonth: (month: string) => void }) {
  const title = `Financial year ${financialYearOf(`${shown}-01`)}`;
  const sum = (key: 'received' | 'refunded') => year.reduce((total, moved) => total + moved[key], 0);
  return (
    <Panel title={title}>
      <SumsTable
        caption={`Received and refunded in the months of the ${title.toLowerCase()}`}
        heads={['Month', ...HEADS]}
        rows={year.map(({ month, ...moved }) => ({
          key: month,
          cells: [
            <button
              key={month}
              type="button"
              aria-current={month === shown ? 'date' : undefined}
              className="min-h-6 text-left text-garden underline underline-offset-2 aria-[current]:font-bold aria-[current]:no-underline"
              onClick={() => onMonth(month)}
            >
              {monthWithoutBreak(month)}
            </button>,
            ...amountsOf(moved),
          ],
        }))}
        total={['Total', ...amountsOf({ received: sum('received'), refunded: sum('refunded') })]}
      />
    </Panel>
  );
}

const amountsOf = ({ received, refunded }: { received: number; refunded: number }): string[] =>
  [received, refunded].map((amount) => (amount === 0 ? '–' : formatRupees(amount)));

function Lines({ lines }: { lines: readonly (readonly [label: string, value: string])[] }) {
  return (
    <dl className="divide-y divide-line px-4 pb-2 sm:px-5">
      {lines.map(([label, value]) => (
        <div key={label} className="flex flex-wrap justify-between gap-x-4 py-2.5">
          <dt className="text-quiet">{label}</dt>
          <dd className="figures ml-auto font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
