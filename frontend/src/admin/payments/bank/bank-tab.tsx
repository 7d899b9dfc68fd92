import { Suspense, useState } from 'react';
import { Button } from 'antd';
import type { BookingDetails, BookingView } from '@farmhouse/contracts/bookings/booking-view/booking-view';
import type { AcceptedLine, BankLine, BankLineState } from '@farmhouse/contracts/bookings/payment/bank';
import { errorText } from '../../../shared/api/api-error.ts';
import { lazyWithRetry } from '../../../shared/ui/lazy-with-retry.ts';
import { toast, type ToastContent } from '../../../shared/toast/toast-store.ts';
import { usePaidCompetitorQuestion } from '../../booking-shared/actions/use-warn-of-paid-competitor.tsx';
import { askAboutSuperseded } from '../../booking-shared/status/confirmed-stay.ts';
import { newerBookingIn } from '../../booking-shared/status/seen-request.ts';
import { StatusFilter } from '../../ui/filters/status-filter.tsx';
import { useFilter } from '../../ui/filters/use-filter.ts';
import { reportOutcome } from '../../ui/forms/report-outcome.ts';
import { RecordList } from '../../ui/records/record-list.tsx';
import { pageNumber } from '../../ui/records/page.ts';
import { usePageOf } from '../../ui/records/use-page-of.ts';
import { EmptyState } from '../../ui/states.tsx';
import { useUrlParams } from '../../ui/use-url-params.ts';
import {
  useAcceptCertainMutation,
  useAcceptLineMutation,
  useBankLineCounts,
  useBankLines,
  useIgnoreLineMutation,
} from './bank.api.ts';
import { certainToast } from './certain-toast.ts';
import { lineColumns } from './line-columns.tsx';
import { PaymentsWithoutLine } from './payments-without-line.tsx';
import { StatementImport } from './statement-import.tsx';

const ChooseBookingDialog = lazyWithRetry(() => import('./choose-booking.dialog.tsx'));

const FILTERS = ['all', 'proposed', 'unknown', 'accepted', 'ignored'] as const satisfies readonly (
  BankLineState | 'all'
)[];
const NAMES: Record<BankLineState, string> = {
  proposed: 'Proposed',
  unknown: 'Unknown',
  accepted: 'Accepted',
  ignored: 'Ignored',
};
const HINTS: Record<BankLineState | 'all', string> = {
  all: 'Lines of the statements that you import appear here.',
  proposed:
    'Lines of a statement that match a booking appear here. What guests say they have paid is under Awaiting Verification.',
  unknown: 'Lines that match no booking appear here.',
  accepted: 'Lines whose payment is verified appear here.',
  ignored: 'Lines that you have ignored appear here.',
};

const ACCEPT_FAILED = 'Failed to accept the line';

/** Bank statements: import, and the lines with the bookings they may belong to. Rule: bank statements. */
export default function BankTab({ onOpen }: { onOpen: (bookingId: number) => void }) {
  const [filter = 'proposed'] = useFilter('line', FILTERS);
  const state = filter === 'all' ? undefined : filter;
  const [params, setAddress] = useUrlParams();
  const page = pageNumber(params);
  const counts = useBankLineCounts();
  const { list } = usePageOf(useBankLines(state, page), page, (next) => setAddress({ page: next }, { asStep: true }));
  const { accept, ignore, busyIds, question } = useLineDecisions(onOpen);
  const [chosen, setChosen] = useState<BankLine>();
  const show = (next: BankLineState | undefined) =>
    setAddress({ line: next ?? 'all', page: undefined }, { asStep: true });
  return (
    <section aria-label="Bank statement" className="grid grid-cols-1 gap-4">
      <StatementImport onImported={() => show('proposed')} />
      <div className="flex flex-wrap items-center gap-3">
        <StatusFilter label="Lines by state" labels={NAMES} counts={counts} chosen={state} onChange={show} />
        {counts && counts.certain > 0 && <AcceptCertain count={counts.certain} />}
      </div>
      <RecordList
        label="Bank lines"
        columns={lineColumns({
          onOpen,
          busyIds,
          onAccept: (line) => void accept(line),
          onIgnore: (line) => void ignore(line),
          onChoose: setChosen,
        })}
        idOf={({ id }) => id}
        empty={<EmptyState text={state ? `No ${NAMES[state].toLowerCase()} lines` : 'No lines'} hint={HINTS[filter]} />}
        {...list}
      />
      <PaymentsWithoutLine onOpen={onOpen} />
      {chosen && (
        <Suspense>
          <ChooseBookingDialog
            line={chosen}
            isAccepting={busyIds.has(chosen.id)}
            onChoose={(booking) => void accept(chosen, booking, () => setChosen(undefined))}
            onClose={() => setChosen(undefined)}
          />
        </Suspense>
      )}
      {question}
    </section>
  );
}

interface LineDecision<Line extends BankLine> {
  id: number;
  change: () => Promise<Line>;
  done: (line: Line) => ToastContent;
  failed: string;
  /** Repeats the decision after a failure, including its last steps. */
  again: () => unknown;
  /** Shows a failure itself and returns true. */
  explain?: (error: unknown) => boolean;
}

/** A payment whose booking stays pending is reported with the reason and not as a success. */
const verifiedToast = ({ confirmationCode, message }: AcceptedLine): ToastContent => ({
  title: 'Payment Verified',
  description: message ?? confirmationCode ?? undefined,
  tone: message ? 'neutral' : 'success',
});

/** Says why a line was not accepted whose request has changed since it was listed, and offers to open the request. */
const offerNewer =
  (onOpen: (bookingId: number) => void) =>
  (error: unknown): boolean => {
    const newer = newerBookingIn(error);
    if (!newer) return false;
    const action = { label: 'Open the booking', onSelect: () => onOpen(newer.id) };
    toast({ title: 'Error', description: errorText(error, ACCEPT_FAILED), tone: 'destructive', action });
    return true;
  };

/**
 * Accepts and ignores lines, and shows the outcome. Asks before it accepts one that confirms a booking over a request
 * that has been paid.
 */
function useLineDecisions(onOpen: (bookingId: number) => void) {
  const [acceptLine] = useAcceptLineMutation();
  const [ignoreLine] = useIgnoreLineMutation();
  const { ask, question } = usePaidCompetitorQuestion();
  const [busyIds, setBusyIds] = useState<ReadonlySet<number>>(new Set());
  const whileBusy = async <T,>(id: number, work: () => Promise<T>): Promise<T> => {
    setBusyIds((ids) => new Set(ids).add(id));
    const done = await work();
    setBusyIds((ids) => new Set([...ids].filter((other) => other !== id)));
    return done;
  };
  const decide = <Line extends BankLine>(decision: LineDecision<Line>): Promise<{ result: Line } | undefined> => {
    const { id, change, ...outcome } = decision;
    return whileBusy(id, () => reportOutcome(change(), outcome));
  };
  const accept = (line: BankLine, chosen?: BookingView, done?: () => void): Promise<void> => {
    const { id } = line;
    const bookingId = chosen?.id ?? line.bookingId ?? undefined;
    const { stayChanges } = chosen ?? line;
    const confirm = async (before?: BookingDetails): Promise<void> => {
      const accepted = await decide({
        id,
        change: () => acceptLine({ id, bookingId, stayChanges }).unwrap(),
        done: verifiedToast,
        failed: ACCEPT_FAILED,
        again: () => confirm(before),
        explain: offerNewer(onOpen),
      });
      if (!accepted) return;
      done?.();
      const isConfirmed = accepted.result.bookingStatus === 'confirmed';
      if (before && before.competing.length > 0 && isConfirmed) askAboutSuperseded(before.id);
    };
    if (bookingId === undefined) return confirm();
    return whileBusy(id, () => ask({ id: bookingId, confirm, failed: ACCEPT_FAILED }));
  };
  const ignore = (line: BankLine): Promise<{ result: BankLine } | undefined> =>
    decide({
      id: line.id,
      change: () => ignoreLine(line.id).unwrap(),
      done: () => ({ title: 'Line Ignored', description: 'The line is ignored' }),
      failed: 'Failed to ignore the line',
      again: () => ignore(line),
    });
  return { busyIds, accept, ignore, question };
}

function AcceptCertain({ count }: { count: number }) {
  const [acceptCertain, { isLoading }] = useAcceptCertainMutation();
  const submit = (): Promise<unknown> =>
    reportOutcome(acceptCertain().unwrap(), {
      done: certainToast,
      failed: 'Failed to accept the lines',
      again: submit,
    });
  return (
    <Button type="primary" loading={isLoading} onClick={() => void submit()}>
      Accept all exact matches ({count})
    </Button>
  );
}
