import { formatRupees } from '@farmhouse/contracts/text/rupees';
import { istDate } from '@farmhouse/contracts/timing/ist';
import { MonthBar } from '../../ui/month-bar.tsx';
import { monthIn } from '../../ui/month.ts';
import { StatCard } from '../../ui/stat-card.tsx';
import { ErrorState, LoadingState } from '../../ui/states.tsx';
import { useUrlParams } from '../../ui/use-url-params.ts';
import { useMoneyReport } from './report.api.ts';
import { ReportView } from './report-view.tsx';

/** The money of a month; the month is kept in the URL. */
export default function ReportsTab() {
  const [params, setAddress] = useUrlParams();
  const today = istDate(new Date());
  const month = monthIn(params.get('month'), today);
  const { currentData: report, isError, refetch } = useMoneyReport(month);
  const show = (next: string) => setAddress({ month: next }, { asStep: true });
  return (
    <section aria-label="Reports">
      <div className="mb-4">
        <MonthBar month={month} current={today.slice(0, 7)} onMonth={show} />
      </div>
      {isError && !report ? (
        <div className="panel">
          <ErrorState what="The report" onRetry={refetch} />
        </div>
      ) : (
        <>
          <dl className="mb-4 grid grid-cols-2 gap-3 sm:mb-6 lg:grid-cols-4">
            <StatCard label="Received" value={report && formatRupees(report.received)} />
            <StatCard label="Refunded" value={report && formatRupees(report.refunded)} />
            <StatCard label="Deposits held" value={report && formatRupees(report.deposits.held)} />
            <StatCard label="Guests still owe" value={report && formatRupees(report.outstanding.amount)} />
          </dl>
          {report ? (
            <ReportView report={report} onMonth={show} />
          ) : (
            <div className="panel">
              <LoadingState rows={8} />
            </div>
          )}
        </>
      )}
    </section>
  );
}
