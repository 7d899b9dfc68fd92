import { TERMS_CHANGED_HEADER } from '@farmhouse/contracts/content/terms-placeholders';
import { routeOf } from '@farmhouse/contracts/routes/routes';
import { LRUCache } from 'lru-cache';

/** Base URL of every service with public routes, by the service's name. */
export type Upstreams = Readonly<Record<string, string>>;

interface UpstreamResponse {
  status: number;
  body: string;
  /** The headers that pages read. */
  headers: Readonly<Record<string, string>>;
}

/** Fetch for one page; `isComplete` returns true as long as no read hit an outage. */
export interface PageFetch {
  fetch: typeof fetch;
  isComplete: () => boolean;
}

/** Timeout of a call to a service. */
const TIMEOUT_MS = 800;
/** For this long, a service that failed is not called again. */
const PAUSE_MS = 2000;
const TOTAL = 'X-Total-Count';
const READ_HEADERS = [TOTAL, TERMS_CHANGED_HEADER];
const MAX_RESPONSES = 500;
const MAX_BYTES = 8 * 1024 * 1024;

/**
 * Reads from the services for pages. A 2xx or 4xx is a response; no response, a timeout or a 5xx is an outage, in which
 * the last 2xx response is returned, so that a page with a slow or dead service shows older content.
 */
export class UpstreamReader {
  private readonly lastGood = new LRUCache<string, UpstreamResponse>({
    max: MAX_RESPONSES,
    maxSize: MAX_BYTES,
    sizeCalculation: ({ body }) => body.length * 2 || 1,
  });
  /** Times of `performance.now()`: a clock that is set back must not make a pause longer. */
  private readonly pausedUntil = new Map<string, number>();

  constructor(
    private readonly upstreams: Upstreams,
    private readonly onOutage: (path: string, cause: unknown) => void,
  ) {}

  forPage(): PageFetch {
    let missing = 0;
    const fetchForPage = async (input: RequestInfo | URL): Promise<Response> => {
      const { pathname, search } = new URL(input instanceof Request ? input.url : input);
      missing += 1; // until the service itself has answered
      const fresh = await this.fetchFresh(pathname, search);
      if (fresh) {
        missing -= 1;
        return responseOf(fresh);
      }
      const earlier = this.lastGood.get(pathname + search);
      if (!earlier) throw new Error(`No answer for ${pathname}`);
      return responseOf(earlier);
    };
    return { fetch: fetchForPage, isComplete: () => missing === 0 };
  }

  /** The service's response; undefined during an outage. */
  private async fetchFresh(pathname: string, search: string): Promise<UpstreamResponse | undefined> {
    const upstream = this.upstreams[routeOf(pathname)?.service ?? ''];
    if (!upstream) throw new Error(`No service answers ${pathname}`);
    if (performance.now() < (this.pausedUntil.get(upstream) ?? 0)) return undefined;
    try {
      const response = await fetch(upstream + pathname + search, { signal: AbortSignal.timeout(TIMEOUT_MS) });
      if (response.status >= 500) throw new Error(`returned ${response.status}`);
      const read = { status: response.status, body: await response.text(), headers: readHeadersOf(response) };
      if (isInvented(search, read)) return read;
      if (response.ok) this.lastGood.set(pathname + search, read);
      else this.lastGood.delete(pathname + search);
      return read;
    } catch (cause) {
      this.pausedUntil.set(upstream, performance.now() + PAUSE_MS);
      this.onOutage(pathname, cause);
      return undefined;
    }
  }
}

/**
 * True for an empty page of a list that was asked for by more than its address: of a tag or a page that does not exist.
 * Visitors can invent any number of them, which must not evict what real pages need.
 */
const isInvented = (search: string, { body, headers }: UpstreamResponse): boolean =>
  TOTAL in headers && body === '[]' && /[?&](tag|page=(?!1(&|$)))/.test(search);

function readHeadersOf({ headers }: Response): Record<string, string> {
  const values = READ_HEADERS.map((name) => [name, headers.get(name)] as const);
  return Object.fromEntries(values.filter((entry): entry is readonly [string, string] => entry[1] !== null));
}

const responseOf = ({ status, body, headers }: UpstreamResponse): Response =>
  new Response(body || null, { status, headers: { 'Content-Type': 'application/json', ...headers } });
