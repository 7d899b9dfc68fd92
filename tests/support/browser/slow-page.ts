import type { CDPSession, Page } from '@playwright/test';

const BITS_PER_BYTE = 8;

/** What slows each page down, until its session is detached: tests share pages. */
const sessions = new WeakMap<Page, CDPSession[]>();

async function newSession(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  sessions.set(page, [...(sessions.get(page) ?? []), session]);
  return session;
}

/** Gives the page its network and processor back. */
export async function endSlowness(page: Page): Promise<void> {
  for (const session of sessions.get(page) ?? []) await session.detach();
  sessions.delete(page);
}

/** Slows the page's network down to a patchy mobile one; `latency` in milliseconds. */
export async function slowNetwork(page: Page, { kbps, latency = 300 }: { kbps: number; latency?: number }) {
  const session = await newSession(page);
  const throughput = (kbps * 1000) / BITS_PER_BYTE;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
}

/** Slows the page's processor down to that of a cheap phone. */
export async function slowProcessor(page: Page): Promise<void> {
  const session = await newSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}
