import { PRICE_AGREED } from '@farmhouse/contracts/bookings/price/agreed-price';
import type { ErrorCode } from '@farmhouse/contracts/errors';
import { DomainError } from '@farmhouse/platform/errors/domain-error';

/** A guest tried to change something that determines an agreed price. */
export class AgreedPriceLocked extends DomainError {
  readonly status = 409;
  readonly code: ErrorCode = 'price-agreed';

  constructor() {
    super(PRICE_AGREED);
  }
}
