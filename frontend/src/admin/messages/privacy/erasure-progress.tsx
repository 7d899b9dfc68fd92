import {
  KEPT_PAYMENT_YEARS,
  PERSONAL_DATA_SERVICES,
  type ErasedCounts,
  type ErasureView,
} from '@farmhouse/contracts/privacy/personal-data';
import { formatInstant } from '@farmhouse/contracts/text/dates';
import { Badge } from '../../ui/badge.tsx';
import { ERASURE_LABELS, SERVICE_LABELS } from './privacy-labels.ts';

const countsText = (erased: ErasedCounts): string =>
  Object.entries(erased)
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => `${kind}: ${count}`)
    .join(', ') || 'Nothing was found';

/** Progress of erasing a person in each service, and the data that is kept. */
export function ErasureProgress({ erasure: { state, doneAt, parts } }: { erasure: ErasureView }) {
  return (
    <div className="grid gap-5">
      <div role="status">
        <p className="font-semibold">{ERASURE_LABELS[state]}</p>
        <p className="mt-1 text-sm text-quiet">
          {doneAt
            ? `Done on ${formatInstant(doneAt)}. The person was notified by mail if an address was known.`
            : 'This continues automatically, even if you close this.'}
        </p>
      </div>
      <ul className="grid gap-3">
        {PERSONAL_DATA_SERVICES.map((service) => {
          const part = parts.find((one) => one.service === service);
          return (
            <li key={service} className="panel flex flex-wrap items-center justify-between gap-3 p-4">
              <div className="min-w-0">
                <p className="font-semibold">{SERVICE_LABELS[service]}</p>
                {part && <p className="text-sm text-quiet">{countsText(part.erased)}</p>}
              </div>
              <Badge tone={part ? 'green' : 'yellow'}>{part ? 'Erased' : 'Waiting'}</Badge>
            </li>
          );
        })}
      </ul>
      <KeptNote />
    </div>
  );
}

export function KeptNote() {
  return (
    <p className="text-sm text-quiet">
      The ledger with all payments stays for at least {KEPT_PAYMENT_YEARS} years without contact data. Receipts stay as
      they were issued, with the name that is printed on them: nobody may alter a receipt.
    </p>
  );
}
