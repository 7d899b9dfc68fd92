import { hash } from 'node:crypto';
import type { Browser, Device, OperatingSystem } from '@farmhouse/contracts/analytics/visitor';
import Bowser from 'bowser';
import { isbot } from 'isbot';

/** What the header of a request says about the browser that sent it. */
export interface UserAgent {
  isBot: boolean;
  device: Device | undefined;
  browser: Browser | undefined;
  os: OperatingSystem | undefined;
  /** Short hash of the header, by which later calls of the same browser are recognised. */
  fingerprint: string;
}

const BROWSER_NAMES: Partial<Record<string, Browser>> = {
  Chrome: 'chrome',
  Chromium: 'chrome',
  Firefox: 'firefox',
  Safari: 'safari',
  'Microsoft Edge': 'edge',
};

const SYSTEM_NAMES: Partial<Record<string, OperatingSystem>> = {
  Windows: 'windows',
  macOS: 'macos',
  Linux: 'linux',
  Android: 'android',
  iOS: 'ios',
};

const DEVICE_TYPES: Partial<Record<string, Device>> = { desktop: 'desktop', mobile: 'mobile', tablet: 'tablet' };

/**
 * True for programs that visit without a person. A headless browser that names no crawler is a monitor or a test of the
 * site, which behaves as a visitor does.
 */
export const isBotUserAgent = (userAgent: string | undefined): boolean =>
  isbot(userAgent?.replace('HeadlessChrome', 'Chrome'));

/** A browser that is recognised but not among the specified ones is `other`; what is not recognised is undefined. */
export function parseUserAgent(header: string): UserAgent {
  const isBot = header === '' || isBotUserAgent(header); // every browser sends the header
  const fingerprint = hash('sha256', header, 'base64url').slice(0, 16);
  if (isBot) return { isBot, device: undefined, browser: undefined, os: undefined, fingerprint };
  const { browser, os, platform } = Bowser.parse(header);
  return {
    isBot,
    device: DEVICE_TYPES[platform.type ?? ''],
    browser: browser.name ? (BROWSER_NAMES[browser.name] ?? 'other') : undefined,
    os: os.name ? (SYSTEM_NAMES[os.name] ?? 'other') : undefined,
    fingerprint,
  };
}

const KEPT = 2_000;
const LONGEST = 512;
const parsed = new Map<string, UserAgent>();

/** The same, remembered for the headers seen last: parsing costs more than everything else about a page view. */
export function userAgentOf(header: string): UserAgent {
  const text = header.slice(0, LONGEST);
  const known = parsed.get(text);
  if (known) return known;
  const oldest = parsed.size >= KEPT ? parsed.keys().next() : undefined;
  if (oldest && !oldest.done) parsed.delete(oldest.value);
  const agent = parseUserAgent(text);
  parsed.set(text, agent);
  return agent;
}

export interface Platform {
  device: Device;
  browser: Browser;
  os: OperatingSystem;
}

/** iPads send the header of a Mac; only the page can tell them apart, by touch. */
const isClaimedIpad = (agent: UserAgent, claim: Partial<Platform>): boolean =>
  agent.os === 'macos' && claim.os === 'ios' && claim.device === 'tablet';

/** The header decides; the client's claim fills in what the header does not say. */
export function platformOf(agent: UserAgent, claim: Partial<Platform>): Platform {
  const isIpad = isClaimedIpad(agent, claim);
  return {
    device: (isIpad ? claim.device : agent.device) ?? claim.device ?? 'desktop',
    browser: agent.browser ?? claim.browser ?? 'other',
    os: (isIpad ? claim.os : agent.os) ?? claim.os ?? 'other',
  };
}
