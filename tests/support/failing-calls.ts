import type { Dashboard } from './dashboard.ts';
import type { PageWatch } from './watched-page.ts';

const OWN_WORDS = 'The server has its own words for this';

interface FailingCall {
  method: string;
  path: RegExp;
  /** The toast's text when the response contains no reason. */
  fallback: string;
}

/** Makes a call fail with the server's reason, then without one, and expects a toast titled 'Error' for each. */
export async function expectFailureToasts(
  dashboard: Dashboard,
  watch: PageWatch,
  { method, path, fallback }: FailingCall,
  act: () => Promise<void>,
): Promise<void> {
  watch.expectRefusals(500, 409);
  const { page } = dashboard;
  const answers = [
    [{ status: 409, json: { message: OWN_WORDS } }, OWN_WORDS],
    [{ status: 500, body: '' }, fallback],
  ] as const;
  for (const [answer, text] of answers) {
    await page.route(path, (route) => (route.request().method() === method ? route.fulfill(answer) : route.fallback()));
    await act();
    await dashboard.expectToast('Error', text);
    await page.unroute(path);
  }
}
