import { Injectable } from '@nestjs/common';
import { Agent, fetch, type Response } from 'undici';
import { SECOND_MS } from '@farmhouse/contracts/timing/durations';
import { allowedUrl, type FetchPolicy } from './allowed-url.ts';
import { checkedLookup, systemResolver, type Resolver } from './checked-lookup.ts';
import { FetchFailure } from './fetch-failure.ts';

const MAX_REDIRECTS = 5;
const REDIRECTS: readonly number[] = [301, 302, 303, 307, 308];
/** After decompression. */
const MAX_BYTES = 2 * 1024 * 1024;
/** Covers everything: name resolution, redirects and the whole body. */
const MAX_MS = 10 * SECOND_MS;

export interface Fetched {
  status: number;
  headers: Pick<Headers, 'get'>;
  text: string;
}

export interface FetchOptions extends FetchPolicy {
  resolve?: Resolver;
  maxMs?: number;
}

/**
 * The product's only way to read web addresses that users enter: https only, hosts on the public internet only, checked
 * again at every redirect, without cookies or credentials, within limits of size and time.
 */
@Injectable()
export class GuardedFetch {
  private readonly options: FetchOptions;

  constructor(options: FetchOptions) {
    this.options = options;
  }

  get policy(): FetchPolicy {
    return this.options;
  }

  /** GET with these headers. Throws FetchFailure; a response of any status other than a redirect is returned. */
  async get(address: string, headers: Record<string, string> = {}): Promise<Fetched> {
    const { resolve = systemResolver, maxMs = MAX_MS } = this.options;
    const agent = new Agent({ allowH2: false, connect: { lookup: checkedLookup(resolve, this.options) } });
    const signal = AbortSignal.timeout(maxMs);
    try {
      const response = await this.follow(address, { headers, signal, agent });
      return { status: response.status, headers: response.headers, text: await textOf(response) };
    } catch (error) {
      throw failureOf(error, signal);
    } finally {
      void agent.destroy();
    }
  }

  private async follow(
    address: string,
    { headers, signal, agent }: { headers: Record<string, string>; signal: AbortSignal; agent: Agent },
  ): Promise<Response> {
    let url = allowedUrl(address, this.options);
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
      const response = await fetch(url, { headers, signal, dispatcher: agent, redirect: 'manual' });
      const target = response.headers.get('location');
      if (!REDIRECTS.includes(response.status) || target === null) return response;
      await response.body?.cancel();
      url = allowedUrl(URL.parse(target, url.href)?.href ?? target, this.options);
    }
    throw new FetchFailure('unreachable', `More than ${MAX_REDIRECTS} redirects`);
  }
}

async function textOf({ body }: Response): Promise<string> {
  const decoder = new TextDecoder();
  let [text, size] = ['', 0];
  for await (const chunk of body ?? []) {
    const bytes = chunk as Uint8Array;
    size += bytes.byteLength;
    if (size > MAX_BYTES) throw new FetchFailure('too-large', 'The answer has more than 2 MB');
    text += decoder.decode(bytes, { stream: true });
  }
  return text + decoder.decode();
}

function failureOf(error: unknown, signal: AbortSignal): FetchFailure {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof FetchFailure) return cause;
  }
  if (signal.aborted) return new FetchFailure('too-slow', 'No whole answer in time');
  return new FetchFailure('unreachable', 'The address did not answer');
}
