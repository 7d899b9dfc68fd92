import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * `__Host-`: browsers take the cookie only from this very host over https, for all paths, so that neither another host
 * of the domain nor an attacker on the network can plant one. `__Secure-`: over https, for a cookie with a path of its
 * own.
 */
type Prefix = '__Host-' | '__Secure-' | '';

interface CookieTerms {
  maxAgeSeconds: number;
  /** The paths that it is sent with; every one if there is none. */
  path?: string;
  sameSite?: 'lax' | 'strict';
  /** `__Host-` if there is none. */
  prefix?: Prefix;
}

/** True if the site of that address is reached by HTTPS. */
export const isHttps = (address: string): boolean => address.startsWith('https:');

/** A cookie of the site at an address; scripts can neither read nor remove it. */
export class Cookie {
  /** With the prefix where the address is https, as no browser takes it elsewhere. */
  readonly name: string;
  private readonly attributes;
  private readonly maxAge: number;

  constructor(
    name: string,
    address: string,
    { maxAgeSeconds, path = '/', sameSite = 'lax', prefix = '__Host-' }: CookieTerms,
  ) {
    const secure = isHttps(address);
    this.name = secure ? `${prefix}${name}` : name;
    this.maxAge = maxAgeSeconds;
    this.attributes = { httpOnly: true, sameSite, path, secure };
  }

  /** Its value in a request, undefined without one. */
  in({ cookies }: Pick<FastifyRequest, 'cookies'>): string | undefined {
    return cookies[this.name];
  }

  set(reply: FastifyReply, value: string): void {
    void reply.setCookie(this.name, value, { ...this.attributes, maxAge: this.maxAge });
  }

  clear(reply: FastifyReply): void {
    void reply.clearCookie(this.name, this.attributes);
  }
}
