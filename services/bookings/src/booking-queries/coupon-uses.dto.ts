import { COUPON_CODE_PATTERN } from '@farmhouse/contracts/catalogue/coupon';
import { MAX_COUNTED_COUPONS } from '@farmhouse/contracts/bookings/booking/coupon-uses';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, ArrayNotEmpty, IsArray, Matches } from 'class-validator';

export class CouponUsesDto {
  /** `?codes=A,B`, in capitals. */
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.split(',') : []))
  @Matches(COUPON_CODE_PATTERN, { each: true, message: 'There is no such coupon code' })
  @ArrayMaxSize(MAX_COUNTED_COUPONS, { message: `At most ${MAX_COUNTED_COUPONS} codes can be asked for` })
  @ArrayNotEmpty({ message: 'codes is required' })
  @IsArray({ message: 'codes is required' })
  codes: string[];
}
