import { mkdtemp, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { startTestNotifications, type TestNotifications } from '../testing/test-notifications.ts';
import { newestBackup } from './newest-backup.ts';
import { OperationAlertsWorker } from './operation-alerts.worker.ts';

it('newestBackup finds the time of the newest backup among other files, and none of a time that is still to come', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'backups-'));
  const at = async (name: string, time: string) => {
    await writeFile(join(folder, name), '');
    await utimes(join(folder, name), new Date(time), new Date(time));
  };
  await at('farmhouse-1.age', '2026-11-24T21:30:00Z');
  await at('farmhouse-2.age', '2026-11-25T21:30:00Z');
  await at('farmhouse-3.age', '2027-05-01T21:30:00Z');
  await at('check.json', '2026-11-26T21:30:00Z');

  expect(await newestBackup(folder, Date.parse('2026-11-27T00:00:00Z'))).toEqual(new Date('2026-11-25T21:30:00Z'));
});

describe('a folder of backups that cannot be read', () => {
  let service: TestNotifications;

  beforeAll(async () => {
    service = await startTestNotifications(
      {},
      { WATCHED_METRICS: 'bookings=http://127.0.0.1:1/metrics', WATCHED_BACKUPS: join(tmpdir(), 'no-such-folder') },
    );
  });
  afterAll(() => service.close());
  afterEach(() => void jest.restoreAllMocks());

  it('counts as no backup, is logged once, and keeps no other problem from being reported', async () => {
    const warn = jest.spyOn(Logger.prototype, 'warn').mockReturnValue();
    const worker = service.app.get(OperationAlertsWorker, { strict: false });

    await worker.check();
    await worker.check();

    expect(await service.db.query('SELECT key FROM operation_alerts ORDER BY key')).toEqual([
      { key: 'backup-old' },
      { key: 'service-down bookings' },
    ]);
    const lines = warn.mock.calls.map(([line]) => String(line)).filter((line) => line.includes('backups'));
    expect(lines).toEqual([expect.stringMatching(/^The backups cannot be read: ENOENT/)]);
  });
});
