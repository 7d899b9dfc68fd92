import { UNKNOWN_LOCATION, VISIT_TEXT_LIMITS } from '@farmhouse/contracts/analytics/visitor';
import { clientAddress } from '@farmhouse/platform/client/client-network';
import type { FastifyRequest } from 'fastify';
import type { Countries } from '../visitor/country.ts';
import { truncatedIp } from '../visitor/network.ts';
import { sourceOf } from '../visitor/source.ts';
import { platformOf, userAgentOf, type UserAgent } from '../visitor/user-agent.ts';
import type { StartedSession } from './read-hit.ts';
import type { NewSession } from '../store/hit.ts';

/** The browser that made a call, by its headers and its address. */
export interface VisitorAgent {
  agent: UserAgent;
  userAgent: string;
  address: string;
  /**
   * False for a bot, and for a visitor who has asked not to be tracked (DNT, GPC). Rule: visits are counted with
   * permission.
   */
  isCounted: boolean;
}

export function visitorAgentOf(request: Pick<FastifyRequest, 'headers' | 'ip'>): VisitorAgent {
  const { headers } = request;
  const userAgent = headers['user-agent'] ?? '';
  const agent = userAgentOf(userAgent);
  const hasOptedOut = headers.dnt === '1' || headers['sec-gpc'] === '1';
  return {
    agent,
    userAgent,
    address: clientAddress(request),
    isCounted: !agent.isBot && !hasOptedOut,
  };
}

type Arrival = Omit<StartedSession, 'sessionId'>;

/** The session that begins with a call. Source of the city: docs/decisions/country-without-city.md. */
export function newSession(visitor: VisitorAgent, arrival: Arrival, countries: Countries, siteUrl: string): NewSession {
  const { fingerprint, userAgent, claim, referrer, landingPage } = arrival;
  const ipAddress = truncatedIp(visitor.address);
  return {
    ...platformOf(visitor.agent, claim),
    fingerprint,
    ipAddress,
    userAgent: userAgent ?? visitor.userAgent.slice(0, VISIT_TEXT_LIMITS.userAgent),
    country: countries.of(ipAddress),
    city: UNKNOWN_LOCATION,
    referrer,
    source: sourceOf(landingPage, referrer, siteUrl),
    landingPage,
  };
}
