import { INTERNALS } from '../support/api/problem.ts';
import type { ApiResponse } from '../support/api/call.ts';

/** Longest time for a response in milliseconds, on a machine that does other work too. */
const MAX_ANSWER_MS = 10_000;

/** The caller: anonymous, with a forged token, or the owner. */
export type Caller = 'guest' | 'forger' | 'owner';

/** What is wrong with the response to a hostile request; empty if nothing is. */
export function faultsOf(response: ApiResponse, caller: Caller, isAdminOnly: boolean, elapsedMs: number): string[] {
  const { status, text } = response;
  const isPublicPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
  return [
    ...(status >= 500 ? [`returned ${status}`] : []),
    ...(isAdminOnly && caller !== 'owner' && status < 400 ? [`a ${caller} was answered ${status}`] : []),
    ...(status >= 400 && !isPublicPage
      ? INTERNALS.filter((internal) => internal.test(text)).map((one) => `shows ${one.source}`)
      : []),
    ...(elapsedMs > MAX_ANSWER_MS ? [`took ${Math.round(elapsedMs)} ms`] : []),
  ];
}
