import { createHmac, generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { rowsOf } from '../processes/database.ts';

const encoded = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');
const decoded = (part = ''): object => JSON.parse(Buffer.from(part, 'base64url').toString()) as object;
const inSeconds = (seconds: number): number => Math.floor(Date.now() / 1000) + seconds;

/** The id of the key that has signed a token. */
export const keyIdOf = (token: string): string => (decoded(token.split('.')[0]) as { kid: string }).kid;

interface Claims {
  sub?: string;
  exp?: number;
}

const claims = ({ sub = '1', exp = inSeconds(3600) }: Claims = {}) => ({
  sub,
  username: 'admin',
  role: 'admin',
  jti: randomUUID(),
  iss: 'farmhouse-identity',
  iat: inSeconds(-60),
  exp,
});

function signed(privateKey: string, keyId: string, content: object): string {
  const text = `${encoded({ alg: 'ES256', typ: 'JWT', kid: keyId })}.${encoded(content)}`;
  const signature = sign('sha256', Buffer.from(text), { key: privateKey, dsaEncoding: 'ieee-p1363' });
  return `${text}.${signature.toString('base64url')}`;
}

/** A token with the algorithm `none` and no signature. */
export const unsignedToken = (keyId: string, content: object = claims()): string =>
  `${encoded({ alg: 'none', typ: 'JWT', kid: keyId })}.${encoded(content)}.`;

/** A token with the algorithm `none` and an arbitrary signature. */
export const unsignedTokenWithSignature = (keyId: string, content?: object): string =>
  `${unsignedToken(keyId, content)}AAAA`;

/** A valid token's claims but for a later expiry, under the valid token's signature. */
export function tokenWithChangedClaims(token: string): string {
  const [header, content, signature] = token.split('.');
  return `${header}.${encoded({ ...decoded(content), exp: inSeconds(7 * 24 * 3600) })}.${signature}`;
}

/** Signed with the public key as a shared secret (HS256). */
export function tokenSignedWithPublicKey(keyId: string, publicKey: string): string {
  const text = `${encoded({ alg: 'HS256', typ: 'JWT', kid: keyId })}.${encoded(claims())}`;
  return `${text}.${createHmac('sha256', publicKey).update(text).digest('base64url')}`;
}

/** A valid signature by a key that is not identity's. */
export function tokenOfAnotherKey(keyId: string, content: object = claims()): string {
  const { privateKey } = generateKeyPairSync('ec', {
    namedCurve: 'P-256',
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  return signed(privateKey, keyId, content);
}

/** Forgeries of a valid token that name its key and its claims, so that only a check of the signature refuses them. */
export function forgeriesOf(token: string): [string, string, string] {
  const keyId = keyIdOf(token);
  const content = decoded(token.split('.')[1]);
  return [tokenWithChangedClaims(token), tokenOfAnotherKey(keyId, content), unsignedTokenWithSignature(keyId, content)];
}

interface SigningKey {
  keyId: string;
  privateKey: string;
  publicKey: string;
}

/** Identity's key pair, read from its database. */
export async function signingKey(): Promise<SigningKey> {
  const [key] = await rowsOf<SigningKey>(
    `SELECT key_id AS "keyId", private_key AS "privateKey", public_key AS "publicKey"
     FROM identity.signing_keys ORDER BY created_at DESC LIMIT 1`,
  );
  if (!key) throw new Error('Identity has no key');
  return key;
}

/** Signed by identity's key; expires in `seconds`, in the past when negative. */
export async function validToken(seconds: number): Promise<string> {
  const { keyId, privateKey } = await signingKey();
  return signed(privateKey, keyId, claims({ exp: inSeconds(seconds) }));
}
