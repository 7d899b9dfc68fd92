import { formatRupees } from '../../text/rupees.ts';

/** The deposit, which is not part of the price, as a sentence without its full stop; undefined when there is none. */
export function depositSentence({ securityDeposit }: { securityDeposit: number }): string | undefined {
  return securityDeposit > 0 ? `Plus refundable ${formatRupees(securityDeposit)} on arrival` : undefined;
}
