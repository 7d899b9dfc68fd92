import type { Dashboard } from './dashboard.ts';
import type { PageWatch } from './watched-page.ts';

const OWN_WORDS = 'The server has its own words for this';

interface FailingRequest {
  method: string;
  path: RegExp;
  /** The toast's text when the response contains no reason. */
  fallback: string;
}

interface FailedEdit {
  /** The record's name in the list. */
  record: string;
  /** The button that opens its form, by default `Edit` and its name. */
  editButton?: string;
  /** The kind of record, as in 'Failed to update service'. */
  what: string;
  method: 'PUT' | 'PATCH';
  /** Path of the record. */
  path: RegExp;
  isDeletable?: boolean;
}

/**
 * Makes the change and the deletion of a listed record fail, and expects the toasts. Accepts the confirmation before.
 */
export async function expectFailedEdit(
  dashboard: Dashboard,
  watch: PageWatch,
  { record, editButton = `Edit ${record}`, what, method, path, isDeletable = true }: FailedEdit,
): Promise<void> {
  const { page } = dashboard;
  const form = page.getByRole('dialog');
  await dashboard.button(editButton).click();
  const change = { method, path, fallback: `Failed to update ${what}` };
  await expectFailureToasts(dashboard, watch, change, () => form.getByRole('button', { name: 'Save changes' }).click());
  await form.getByRole('button', { name: 'Cancel' }).click();

  if (!isDeletable) return;
  page.on('dialog', (question) => void question.accept());
  const remove = { method: 'DELETE', path, fallback: `Failed to delete ${what}` };
  await expectFailureToasts(dashboard, watch, remove, () => dashboard.button(`Delete ${record}`).click());
}

/** Makes a call fail with the server's reason, then without one, and expects a toast titled 'Error' for each. */
export async function expectFailureToasts(
  dashboard: Dashboard,
  watch: PageWatch,
  { method, path, fallback }: FailingRequest,
  act: () => Promise<void>,
): Promise<void> {
  watch.expectRefusals(500, 409);
  const { page } = dashboard;
  const responses = [
    [{ status: 409, json: { message: OWN_WORDS } }, OWN_WORDS],
    [{ status: 500, body: '' }, fallback],
  ] as const;
  for (const [response, text] of responses) {
    await page.route(path, (route) =>
      route.request().method() === method ? route.fulfill(response) : route.fallback(),
    );
    await act();
    await dashboard.expectToast('Error', text);
    await page.unroute(path);
  }
}
