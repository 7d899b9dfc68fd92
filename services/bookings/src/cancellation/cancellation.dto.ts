import { REASON_MAX_LENGTH } from '@farmhouse/contracts/bookings/booking/booking';
import type { CancelStay } from '@farmhouse/contracts/bookings/cancellation/cancel-quote';
import { OptionalPercentage, OptionalRupees, RefundTo, TextOrAbsent } from '../booking/input.decorators.ts';

export class CancelStayDto implements CancelStay {
  @TextOrAbsent(REASON_MAX_LENGTH) reason?: string;
  @RefundTo() refundTo?: string;
  @OptionalRupees() refund?: number;
  @OptionalPercentage() percent?: number;
  @OptionalRupees() refundOfSubmitted?: number;
}
