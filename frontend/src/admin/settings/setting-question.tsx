import { Suspense, type ReactNode } from 'react';
import { upiLink } from '@farmhouse/contracts/bookings/payment/upi';
import { stateOfGstin } from '@farmhouse/contracts/bookings/receipt/gst-states';
import { parseTaxRates } from '@farmhouse/contracts/bookings/receipt/tax';
import { settingText, type SettingValues } from '@farmhouse/contracts/content/setting';
import { formatRupees, parseRupees } from '@farmhouse/contracts/text/rupees';
import { lazyWithRetry } from '../../shared/ui/lazy-with-retry.ts';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { builtInValue } from './values/value-text.ts';

/** A change by this factor is more likely a typing error than a new price. */
const JUMP = 5;

const UpiQr = lazyWithRetry(() => import('../../shared/ui/upi-qr.tsx'));

interface SettingChange {
  key: string;
  value: string;
  /** The stored value, empty when there is none. */
  before: string;
  /** The house's name, as guests see it in their UPI app. */
  siteName: string;
  /** The settings that have to agree with it, as they are stored. */
  stored: SettingValues;
}

/**
 * The question before a setting is changed that guests depend on; null if none is needed. Rule: the owner may override.
 */
export function settingQuestion({ key, value, before, siteName, stored }: SettingChange): ReactNode {
  if (value === before) return null;
  switch (key) {
    case 'price_per_guest':
      return parseRupees(value) === 0 ? (
        <p>Each guest is then charged ₹0: guests pay only for services and fees.</p>
      ) : (
        jumpQuestion(value, before || builtInValue(key, ''))
      );
    case 'maintenance_fee':
    case 'security_deposit':
      return jumpQuestion(value, before || builtInValue(key, ''));
    case 'site_name':
      return value === '' ? <p>The site and its mails then have no name of their own, only the built-in one.</p> : null;
    case 'upi_id':
      return <UpiQuestion payee={value} siteName={siteName} />;
    case 'gstin':
      return placeQuestion(value, settingText(stored, 'gst_rates'));
    case 'gst_rates':
      return placeQuestion(settingText(stored, 'gstin'), value);
    default:
      return null;
  }
}

/** Asks only, because a house that has moved changes one setting after the other. */
function placeQuestion(gstin: string, rates: string): ReactNode {
  const [state, place] = [stateOfGstin(gstin), parseTaxRates(rates)?.placeOfSupply];
  if (!state || !place || state.slice(0, 2) === place.slice(0, 2)) return null;
  return (
    <p>
      The GST number is of <strong>{state}</strong>, but the place of supply in the GST rates is{' '}
      <strong>{place}</strong>. Receipts name both and cannot be altered later: correct what is wrong before the next
      payment.
    </p>
  );
}

/** Asks about an amount that may have a digit too few or too many. */
function jumpQuestion(value: string, before: string): ReactNode {
  const [next, last] = [parseRupees(value), parseRupees(before)];
  if (!next || !last || Math.max(next, last) < Math.min(next, last) * JUMP) return null;
  return (
    <p>
      The amount changes from {formatRupees(last)} to <strong>{formatRupees(next)}</strong>. Is every digit right?
    </p>
  );
}

function UpiQuestion({ payee, siteName }: { payee: string; siteName: string }) {
  if (payee === '') return <p>Without a UPI id guests are not shown how to pay: they are asked to call you.</p>;
  const link = upiLink({ payee, payeeName: siteName, amount: 1, confirmationCode: 'TEST' });
  return (
    <>
      <p>
        From now on guests pay to <strong className="wrap-anywhere">{payee}</strong>. Scan this code with your UPI app:
        it must show your own name. You need not send the ₹1.
      </p>
      <div className="mt-4 grid justify-center">
        <Suspense fallback={<Skeleton className="size-56" />}>
          <UpiQr link={link} label={`Test QR code for ₹1 to ${payee}`} />
        </Suspense>
      </div>
    </>
  );
}
