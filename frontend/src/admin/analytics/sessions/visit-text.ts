import { BROWSER_LABELS, OS_LABELS } from '@farmhouse/contracts/analytics/labels';
import type { RealtimeSession } from '@farmhouse/contracts/analytics/report';
import { HOUR_SECONDS, MINUTE_SECONDS } from '@farmhouse/contracts/timing/durations';

/** Seconds as `45s`, `3m` or `1h 5m`. */
export function formatDuration(seconds: number): string {
  const whole = Math.round(seconds);
  if (whole < MINUTE_SECONDS) return `${whole}s`;
  const minutes = Math.floor((whole % HOUR_SECONDS) / MINUTE_SECONDS);
  return whole < HOUR_SECONDS ? `${minutes}m` : `${Math.floor(whole / HOUR_SECONDS)}h ${minutes}m`;
}

/** `12%`; a count above 0 is never shown as 0%. */
export function formatShare(part: number, whole: number): string {
  if (part <= 0 || whole <= 0) return '0%';
  const percent = Math.round((100 * part) / whole);
  return percent === 0 ? '<1%' : `${percent}%`;
}

/** `Chrome on Android`. */
export function browserAndOs({ browser, os }: Pick<RealtimeSession, 'browser' | 'os'>): string {
  return `${BROWSER_LABELS[browser]} on ${OS_LABELS[os]}`;
}
