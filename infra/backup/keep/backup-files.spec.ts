import { expect, it } from '@jest/globals';
import { backupName, backupOf, newestBackup } from './backup-files.ts';

const NOW = new Date('2026-11-25T06:30:00Z');
const backupAt = (time: string) => backupOf(backupName(new Date(time)))!;

it('the newest backup is the last one that was made, not one from when the clock was a year ahead', () => {
  const lastNight = backupAt('2026-11-24T21:30:00Z');
  const ahead = backupAt('2027-11-24T21:30:00Z');

  expect(newestBackup([backupAt('2026-11-23T21:30:00Z'), ahead, lastNight], NOW)).toBe(lastNight);
  expect(newestBackup([ahead], NOW)).toBeUndefined();
});
