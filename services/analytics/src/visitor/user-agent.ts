/*
 * Recognises bots, and a visitor's kind of device, browser and system in a `User-Agent` header, for the figures of
 * analytics, by lists that others keep up to date (isbot, Bowser).
 */
import { hash } from 'node:crypto';
import type { Browser, Device, OperatingSystem, Platform } from '@farmhouse/contracts/analytics/visitor';
import Bowser from 'bowser';
import { createIsbotFromList, isbotPatterns, list } from 'isbot';
import { LRUCache } from 'lru-cache';

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
 * Names that isbot takes for bots although they name no crawler: short ones without details, which apps with a browser
 * of their own send, and those of tests and monitors of the site, which behave as visitors do.
 */
const COUNTED_NAMES = [
  'App',
  'App/1.0',
  'App/build',
  'Mozilla/5.0',
  'Mozilla/5.0 (App)',
  'node',
  'Playwright',
  'Headless',
];
const countedPatterns = new Set(COUNTED_NAMES.flatMap((name) => isbotPatterns(name)));

/** True for crawlers, link previews and scripts that name themselves. */
export const isBotUserAgent = createIsbotFromList(list.filter((pattern) => !countedPatterns.has(pattern)));

/**
 * A browser that is recognised but not listed is `other`; one that is not recognised is undefined. A header without a
 * device is a program's, whose name says nothing about the browser.
 */
export function parseUserAgent(header: string): UserAgent {
  const isBot = header === '' || isBotUserAgent(header); // every browser sends the header
  const fingerprint = hash('sha256', header, 'base64url').slice(0, 16);
  if (isBot) return { isBot, device: undefined, browser: undefined, os: undefined, fingerprint };
  const { browser, os, platform } = Bowser.parse(header);
  return {
    isBot,
    device: DEVICE_TYPES[platform.type ?? ''],
    browser: browser.name && platform.type ? (BROWSER_NAMES[browser.name] ?? 'other') : undefined,
    os: os.name ? (SYSTEM_NAMES[os.name] ?? 'other') : undefined,
    fingerprint,
  };
}

const MAX_PARSED_HEADERS = 2_000;
const MAX_HEADER_LENGTH = 512;
const parsed = new LRUCache<string, UserAgent>({ max: MAX_PARSED_HEADERS });

/** Parses a user agent, cached for the headers seen last: parsing costs more than all other work on a page view. */
export function userAgentOf(header: string): UserAgent {
  const text = header.slice(0, MAX_HEADER_LENGTH);
  const known = parsed.get(text);
  if (known) return known;
  const agent = parseUserAgent(text);
  parsed.set(text, agent);
  return agent;
}

/**
 * iPads, and phones that request the desktop site, send the header of a desktop; only the page can tell them apart, by
 * touch.
 */
const isDesktopSite = (agent: UserAgent, claim: Partial<Platform>): boolean =>
  agent.device === 'desktop' && (claim.device === 'mobile' || claim.device === 'tablet');

/**
 * The header decides, and the client's claim fills in what the header does not say. Where the desktop site was
 * requested, the claim decides.
 */
export function platformOf(agent: UserAgent, claim: Partial<Platform>): Platform {
  const [first, second] = isDesktopSite(agent, claim) ? [claim, agent] : [agent, claim];
  return {
    device: first.device ?? second.device ?? 'desktop',
    browser: first.browser ?? second.browser ?? 'other',
    os: first.os ?? second.os ?? 'other',
  };
}
