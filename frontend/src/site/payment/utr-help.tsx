const APPS = [
  { app: 'Google Pay', where: 'Tap the payment, then scroll to its details', label: 'UPI transaction ID' },
  { app: 'PhonePe', where: 'History, the payment, Transfer details', label: 'UTR' },
  { app: 'Paytm and others', where: 'Passbook or history, the payment', label: 'UPI Ref. No.' },
] as const;

/** An example UTR that is clearly not a real one. */
const EXAMPLE = '4012 3456 7890';

/** Where each app shows the 12 digits. */
export function UtrHelp() {
  return (
    <details className="mt-4 border-t border-line pt-2">
      <summary className="flex min-h-11 items-center font-semibold text-garden">Where do I find it?</summary>
      <p className="mt-2 max-w-[60ch]">
        After you have paid, your app shows a reference of <strong>12 digits</strong>. Each app gives it another name:
      </p>
      <ul className="mt-4 grid gap-4 sm:grid-cols-3">
        {APPS.map(({ app, where, label }) => (
          <li key={app} className="min-w-0 max-sm:grid max-sm:grid-cols-2 max-sm:items-center max-sm:gap-4">
            <Receipt label={label} />
            <div>
              <p className="font-semibold sm:mt-2">{app}</p>
              <p className="text-sm text-quiet">{where}</p>
            </div>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** An illustration of an app's payment details that highlights the UTR. */
function Receipt({ label }: { label: string }) {
  return (
    <div aria-hidden="true" className="rounded-card border border-line bg-ground p-2 sm:p-4">
      <div className="mx-auto mb-3 grid size-6 sm:size-8 place-items-center rounded-full bg-garden text-sm text-white">
        ✓
      </div>
      <div className="mx-auto h-2 w-1/2 rounded bg-line" />
      <div className="mx-auto mt-2 h-2 w-1/3 rounded bg-line" />
      <div className="mt-3 rounded-field border-2 border-marigold bg-marigold-soft px-1 py-1.5 sm:px-3 sm:py-2">
        <p className="text-xs">{label}</p>
        <p className="text-xs font-semibold whitespace-nowrap tabular-nums sm:text-sm">{EXAMPLE}</p>
      </div>
      <div className="mt-3 h-2 w-2/3 rounded bg-line" />
    </div>
  );
}
