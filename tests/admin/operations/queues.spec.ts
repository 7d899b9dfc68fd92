import { QUEUE_BOARD, QUEUES, type FailedJob } from '@farmhouse/contracts/operation/queues';
import { call } from '../../support/api/call.ts';
import { expect, test } from '../../support/browser/dashboard.ts';

const FAILED = '**/api/admin/queues/failed';

const JOB: FailedJob = {
  queue: 'notifications',
  id: '3b5bd1f0-6a2e-4b4f-8a53-0d1f6d5c8a11',
  name: 'booking.requested',
  reason: '<b>The mail could not be written</b>',
  tries: 1500,
  failedAt: '2026-11-21T06:30:00.000Z',
};

test('Queues: the board shows every queue in a frame, read only', { tag: '@desktop' }, async ({ page, dashboard }) => {
  await dashboard.open('Queues');

  const board = page.frameLocator('iframe[title="All queues"]');
  for (const name of QUEUES) await expect(board.getByRole('link', { name, exact: true }).first()).toBeAttached();
  await board.getByRole('navigation').getByRole('link', { name: 'bookings', exact: true }).click();

  await expect(board.getByRole('link', { name: /^failed/i }).first()).toBeAttached();
  await expect(board.getByRole('button', { name: /pause|clean|add job|empty|obliterate/i })).toHaveCount(0);
});

test('Queues: a failed job is retried', { tag: '@phone' }, async ({ page, dashboard, watch }) => {
  watch.expectRefusals(404);
  await page.route(FAILED, (route) => route.fulfill({ json: [JOB] }));
  await dashboard.open('Queues');
  const row = page.getByRole('article', { name: JOB.name });
  await expect(row).toContainText(JOB.reason);
  await expect(row).toContainText('notifications');
  await expect(row).toContainText('1,500 tries');

  // a job that does not exist
  await dashboard.button('Try booking.requested again').click();
  await dashboard.expectToast('Error', 'Job not found');

  await page.route('**/api/admin/queues/*/*/retry', (route) => route.fulfill({ status: 204 }));
  await page.route(FAILED, (route) => route.fulfill({ json: [] }));
  await dashboard.button('Try booking.requested again').click();
  await dashboard.expectToast('The job is tried again', 'booking.requested waits in the queue of notifications');
  await expect(page.getByText('No failed jobs', { exact: true })).toBeVisible();
});

test('Queues: the gateway lets only pages of the product frame the board', { tag: '@desktop' }, async () => {
  const { status, headers } = await call('GET', QUEUE_BOARD);

  expect(status).toBe(401);
  expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
  const policy = headers.get('content-security-policy');
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("frame-ancestors 'self'");
});
