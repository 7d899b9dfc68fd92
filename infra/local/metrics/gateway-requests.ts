import { Counter, type Registry } from 'prom-client';

/** The counted fields of a line of the gateway's access log; see gateway/templates/20-log.conf.template. */
interface LoggedRequest {
  status: number;
  /** Empty when the gateway itself responded. */
  upstream: string;
  cache: string;
}

const FIRST_REFUSAL = 400;

/**
 * Counts the gateway's responses: the calls that it refused itself, and the hits and misses of its cache of public
 * reads.
 */
export class GatewayRequests {
  private readonly refusals: Counter<'status'>;
  private readonly cache: Counter<'cache'>;

  constructor(registry: Registry) {
    this.refusals = new Counter({
      name: 'gateway_refusals_total',
      help: 'Calls that the gateway has refused without a service, and calls that no service answered (503), by status',
      labelNames: ['status'],
      registers: [registry],
    });
    this.cache = new Counter({
      name: 'gateway_cache_total',
      help: 'Public reads by what the cache did: HIT, MISS, EXPIRED, STALE, BYPASS',
      labelNames: ['cache'],
      registers: [registry],
    });
  }

  /** Counts one line; an incomplete one is ignored. */
  count(line: string): void {
    const request = parsed(line);
    if (!request) return;
    const isOwn = request.upstream === '' || request.status === 503;
    if (isOwn && request.status >= FIRST_REFUSAL) this.refusals.inc({ status: String(request.status) });
    if (request.cache) this.cache.inc({ cache: request.cache });
  }
}

function parsed(line: string): LoggedRequest | undefined {
  try {
    return JSON.parse(line) as LoggedRequest;
  } catch {
    return undefined;
  }
}
