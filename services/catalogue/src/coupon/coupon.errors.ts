import type { CouponRejection } from '@farmhouse/contracts/catalogue/coupon';
import type { ErrorCode } from '@farmhouse/contracts/errors';
import { DomainError } from '@farmhouse/platform/errors/domain-error';

/** The code is not valid; the message is shown to the guest. */
export class CouponRefused extends DomainError {
  readonly status: CouponRejection['status'];
  readonly code: CouponRejection['code'];

  constructor({ status, code, message }: CouponRejection) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

export class CodeTaken extends DomainError {
  readonly status = 409;
  readonly code: ErrorCode = 'code-taken';

  constructor() {
    super('A coupon with this code already exists');
  }
}
