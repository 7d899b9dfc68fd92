import { Link } from 'react-router-dom';
import { receiptTitle, type ReadReceipt, type ReceiptTax } from '@farmhouse/contracts/bookings/receipt/receipt';
import { receiptAmount, receiptHeading, receiptRows } from '@farmhouse/contracts/bookings/receipt/receipt-rows';
import { receiptTaxRows } from '@farmhouse/contracts/bookings/receipt/receipt-tax-rows';
import { formatDay } from '@farmhouse/contracts/text/dates';
import { istDate } from '@farmhouse/contracts/timing/ist';
import { buttonClass } from '../ui/button.ts';
import { receiptsPath } from '../guest-booking/receipts/receipts.api.ts';

/** A receipt with the content of its document, on one sheet when it is printed. */
export function ReceiptSheet({ receipt, code }: { receipt: ReadReceipt; code: string }) {
  const { seller, number, tax } = receipt;
  const amount = receiptAmount(receipt);
  const contact = [seller.phone, seller.email].filter(Boolean).join(' · ');
  return (
    <article className="mx-auto max-w-3xl px-4 py-8 sm:px-6 md:py-14 print:p-0">
      <div className="rounded-card border border-line bg-surface p-5 shadow-soft sm:p-8 print:border-0 print:p-0 print:shadow-none">
        {receipt.corrected && <Corrected code={code} corrected={receipt.corrected} />}
        <header className="flex flex-wrap justify-between gap-x-8 gap-y-4">
          <div className="min-w-0 flex-1 basis-60 wrap-anywhere">
            <p className="text-xl font-semibold">{seller.name}</p>
            {[seller.address, contact, seller.gstin && `GSTIN ${seller.gstin}`].filter(Boolean).map((line) => (
              <p key={line} className="text-sm text-quiet">
                {line}
              </p>
            ))}
          </div>
          <div className="sm:text-right">
            <h1 className="text-2xl">{receiptTitle(receipt)}</h1>
            {receiptHeading(receipt).map(({ label, value }) => (
              <p key={label} className="text-sm text-quiet">
                {label}: {value}
              </p>
            ))}
          </div>
        </header>
        <div className="my-6 border-y border-line py-6">
          <p className="text-quiet">{amount.label}</p>
          <p className="text-4xl font-semibold tabular-nums">{amount.value}</p>
          <p className="mt-1 text-quiet">{amount.words}</p>
        </div>
        <dl className="grid gap-2">
          {receiptRows(receipt).map(({ label, value }) => (
            <div key={label} className="flex gap-4">
              <dt className="w-36 shrink-0 text-quiet">{label}</dt>
              <dd className="min-w-0 wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
        {tax && <TaxTable tax={tax} />}
      </div>
      <div className="mt-6 flex flex-wrap gap-3 print:hidden">
        <a href={`/api/${receiptsPath(code, number)}.pdf`} download className={buttonClass('primary')}>
          Download PDF
        </a>
        <button type="button" onClick={() => window.print()} className={buttonClass('outline')}>
          Print
        </button>
        <Link to={`/booking-confirmation?booking=${code}`} className={buttonClass('outline')}>
          Your booking
        </Link>
      </div>
    </article>
  );
}

/** Says that the receipt is void; the receipt itself is never changed. */
function Corrected({ code, corrected }: { code: string; corrected: NonNullable<ReadReceipt['corrected']> }) {
  const { at, successor } = corrected;
  return (
    <p role="note" className="mb-6 rounded-card bg-garden-soft p-4 font-semibold">
      Corrected on {formatDay(istDate(new Date(at)))}; this receipt no longer counts.
      {successor && (
        <>
          {' '}
          See receipt <Link to={`/receipt?booking=${code}&number=${encodeURIComponent(successor)}`}>{successor}</Link>.
        </>
      )}
    </p>
  );
}

function TaxTable({ tax }: { tax: ReceiptTax }) {
  return (
    <div className="mt-6 overflow-x-auto border-t border-line pt-6">
      <p className="mb-3 text-sm text-quiet">Place of supply: {tax.placeOfSupply}. Amounts in rupees.</p>
      <table className="w-full min-w-[34rem] text-sm tabular-nums">
        <thead>
          <tr className="text-left text-quiet">
            {['SAC', 'Description', 'Taxable', 'CGST', 'SGST', 'Total'].map((title, index) => (
              <th key={title} scope="col" className={`py-1 font-normal ${index > 1 ? 'text-right' : ''}`}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {receiptTaxRows(tax).map(({ sac, label, percent, taxable, cgst, sgst, total }, row) => (
            <tr key={row} className="border-t border-line">
              <td className="py-1.5 pr-3">{sac}</td>
              <td className="py-1.5 pr-3">
                {label}
                {percent && <span className="text-quiet"> ({percent} each)</span>}
              </td>
              {[taxable, cgst, sgst, total].map((amount, index) => (
                <td key={index} className="py-1.5 pl-3 text-right">
                  {amount}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
