import type { ReadReceipt } from '@farmhouse/contracts/bookings/receipt/receipt';
import { StreamableFile } from '@nestjs/common';
import { fileNameOf, type ReceiptRequest } from './receipt-number.ts';
import type { ReceiptsService } from './receipts.service.ts';

/** The receipt in the requested form. Throws NotFound. */
export async function receiptResponse(
  receipts: ReceiptsService,
  { number, isFile }: ReceiptRequest,
): Promise<ReadReceipt | StreamableFile> {
  if (!isFile) return receipts.read(number);
  const bytes = await receipts.file(number);
  return new StreamableFile(bytes, {
    type: 'application/pdf',
    disposition: `attachment; filename="${fileNameOf(number)}"`,
    length: bytes.length,
  });
}
