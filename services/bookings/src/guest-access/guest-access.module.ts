import { Module } from '@nestjs/common';
import { GuestTokens } from './guest-tokens.ts';

/** Verifies that a booking is the caller's own. */
@Module({
  providers: [GuestTokens],
  exports: [GuestTokens],
})
export class GuestAccessModule {}
