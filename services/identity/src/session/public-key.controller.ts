import { PUBLIC_KEY_PATH, type PublicKey } from '@farmhouse/platform/auth/admin-keys';
import { Public } from '@farmhouse/platform/http/route-policy';
import { Controller, Get } from '@nestjs/common';
import { SigningKeys } from './signing-keys.ts';

/** For the other services; the gateway does not route this path. */
@Controller()
@Public()
export class PublicKeyController {
  constructor(private readonly signingKeys: SigningKeys) {}

  /** Returns the key with which other services verify tokens. */
  @Get(PUBLIC_KEY_PATH)
  async publicKey(): Promise<PublicKey> {
    const { keyId, publicKey } = await this.signingKeys.current();
    return { keyId, publicKey };
  }
}
