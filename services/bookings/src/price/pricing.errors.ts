import type { CouponRejection } from '@farmhouse/contracts/catalogue/coupon';
import type { ErrorCode, FieldError } from '@farmhouse/contracts/errors';
import { DomainError } from '@farmhouse/platform/errors/domain-error';

/** A chosen service is not offered (any more). */
export class ServiceUnknown extends DomainError {
  readonly status = 400;
  readonly code: ErrorCode = 'service-unknown';
  override readonly details: { errors: FieldError[] };

  constructor() {
    super('A selected service is no longer available. Please choose again.');
    this.details = { errors: [{ path: 'selectedServices', message: this.message }] };
  }
}

/**
 * The coupon is not valid for this booking; the message is the same as when validating it. Rule: coupons are checked
 * again.
 */
export class CouponRefused extends DomainError {
  readonly status = 400;
  readonly code: CouponRejection['code'];
  override readonly details: { errors: FieldError[] };

  constructor({ code, message }: CouponRejection) {
    super(message);
    this.code = code;
    this.details = { errors: [{ path: 'couponCode', message }] };
  }
}
