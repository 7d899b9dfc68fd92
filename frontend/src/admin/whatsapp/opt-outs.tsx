import { Button } from 'antd';
import { formatInstant } from '@farmhouse/contracts/text/dates';
import type { OptOutView } from '@farmhouse/contracts/messages/whatsapp';
import { reportOutcome } from '../ui/forms/report-outcome.ts';
import { ErrorState, LoadingState } from '../ui/states.tsx';
import { useLiftOptOutMutation, useOptOuts } from './whatsapp.api.ts';

/** The numbers that get no WhatsApp messages, because their owners have answered STOP. */
export function OptOuts() {
  const { data, isError, refetch } = useOptOuts();
  if (!data) return isError ? <ErrorState what="The numbers" onRetry={refetch} /> : <LoadingState rows={2} />;
  if (data.length === 0) return <p className="text-quiet">No guest has opted out with STOP.</p>;
  return (
    <ul className="divide-y divide-line">
      {data.map((optOut) => (
        <OptOut key={optOut.id} optOut={optOut} />
      ))}
    </ul>
  );
}

function OptOut({ optOut: { id, phone, since } }: { optOut: OptOutView }) {
  const [lift, { isLoading }] = useLiftOptOutMutation();
  const submit = () =>
    reportOutcome(lift(id).unwrap(), {
      done: { title: 'Allowed', description: `+${phone} gets WhatsApp messages again` },
      failed: 'Failed to allow the number',
    });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2">
      <span className="figures">{`+${phone}, ${formatInstant(since)}`}</span>
      <Button loading={isLoading} aria-label={`Allow +${phone} again`} onClick={() => void submit()}>
        Allow again
      </Button>
    </li>
  );
}
