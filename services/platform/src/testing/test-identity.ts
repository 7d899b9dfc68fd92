import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { AdminView } from '@farmhouse/contracts/identity/admin';
import { JwtService } from '@nestjs/jwt';
import { PUBLIC_KEY_PATH } from '../auth/admin-keys.ts';
import { TOKEN_ALGORITHM, TOKEN_ISSUER } from '../auth/admin-tokens.ts';

export interface TestIdentity {
  url: string;
  /** The `Authorization` header of a signed-in admin. */
  bearer(admin?: Partial<AdminView>): string;
  close(): void;
}

/** Replaces the identity service: a key pair whose public key is served at identity's path. */
export async function startTestIdentity(): Promise<TestIdentity> {
  const keyId = randomUUID();
  const { privateKey, publicKey } = generateKeyPairSync('ec', {
    namedCurve: 'P-256',
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const server = createServer((request, response) => {
    if (request.url !== PUBLIC_KEY_PATH) response.writeHead(404).end();
    else response.setHeader('Content-Type', 'application/json').end(JSON.stringify({ keyId, publicKey }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const jwt = new JwtService({
    privateKey,
    signOptions: { algorithm: TOKEN_ALGORITHM, issuer: TOKEN_ISSUER, keyid: keyId },
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bearer: ({ id = 1, username = 'owner', role = 'admin' } = {}) =>
      `Bearer ${jwt.sign({ username, role }, { subject: String(id), jwtid: randomUUID(), expiresIn: '1h' })}`,
    close: () => server.close(),
  };
}
