import { upiLink } from '@farmhouse/contracts/bookings/upi';
import { toBuffer } from 'qrcode';
import type { Mail } from './mail-template.ts';
import { color } from './theme.ts';

/** How a mail's body refers to the picture that travels with it. */
export const UPI_QR_ID = 'upi-qr';

/** Side of the picture in pixels; shown at half that, so that it stays sharp on phones. */
const SIDE = 440;

/** The code that UPI apps scan to pay the whole amount; undefined while the owner has stored no UPI id. */
export async function upiQrPng({ booking, place }: Mail): Promise<Buffer | undefined> {
  if (!place.upiId) return undefined;
  const { confirmationCode, finalTotal: amount } = booking;
  const link = upiLink({ payee: place.upiId, payeeName: place.name, amount, confirmationCode });
  return toBuffer(link, {
    errorCorrectionLevel: 'M',
    margin: 2,
    width: SIDE,
    color: { dark: color.ink, light: color.surface },
  });
}
