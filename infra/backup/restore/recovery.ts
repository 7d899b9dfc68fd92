import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { lastArchivedAt, restoreCommand } from '../database/wal-archive.ts';
import { CommandError } from '../../command-error.ts';

/** The recovery target: as far as the archive reaches, the end of the backup itself, or a time. */
export type RecoveryTime = 'latest' | 'backup' | Date;

/** A position in the log; records from there on are not replayed. */
export interface Position {
  lsn: string;
}

export interface Replay {
  moment: RecoveryTime | Position;
  /** The timeline of the log: every restore begins one, and `latest` follows the newest. */
  timeline: string;
  /** Folder of the archived log. */
  archive: string;
}

/** An operator's TIME: an ISO time with its zone, or `backup` for the moment of the backup itself. */
export function recoveryTimeOf(text: string | undefined): RecoveryTime {
  if (!text) return 'latest';
  if (text === 'backup') return text;
  const time = new Date(text);
  if (!/T.*(Z|[+-]\d\d:?\d\d)$/.test(text) || Number.isNaN(time.getTime())) {
    throw new CommandError(`TIME=${text} is no time with its zone, such as 2026-11-25T10:15:00+05:30.`);
  }
  return time;
}

const SETTING = /^(restore_command|recovery_target\w*|hot_standby) =/;

function targetOf(moment: RecoveryTime | Position): Record<string, string> {
  if (moment === 'latest') return {};
  if (moment === 'backup') return { recovery_target: 'immediate' };
  if ('lsn' in moment) return { recovery_target_lsn: moment.lsn, recovery_target_inclusive: 'off' };
  // Postgres accepts no letter as the time zone here
  return { recovery_target_time: moment.toISOString().replace('T', ' ').replace('Z', '+00') };
}

const settingsOf = ({ moment, timeline, archive }: Replay): Record<string, string> => ({
  restore_command: restoreCommand(archive),
  ...targetOf(moment),
  recovery_target_timeline: timeline,
  recovery_target_action: 'promote',
  // no connections are accepted before the end of the replay
  hot_standby: 'off',
});

export const notInArchive = (time: Date): CommandError =>
  new CommandError(
    `The archive holds no change after ${time.toISOString()}: without TIME everything that it has is restored.`,
  );

/** Throws CommandError for a time after the last file of the archive; Postgres refuses it too, but at its start. */
async function assertArchived({ moment, timeline, archive }: Replay): Promise<void> {
  if (!(moment instanceof Date)) return;
  const last = await lastArchivedAt(archive, timeline === 'latest' ? undefined : Number(timeline));
  if (!last || last < moment) throw notInArchive(moment);
}

/**
 * Makes the next start of Postgres on this data replay its log first. Throws CommandError when the archive ends before
 * the moment. If nothing was changed between the moment and that end, it is Postgres that refuses, at that start.
 */
export async function replayAtStart(data: string, replay: Replay): Promise<void> {
  await assertArchived(replay);
  const file = join(data, 'postgresql.auto.conf');
  // settings of an earlier replay would apply too
  const others = (await readFile(file, 'utf8')).split('\n').filter((line) => line !== '' && !SETTING.test(line));
  const own = Object.entries(settingsOf(replay)).map(([name, value]) => `${name} = '${value.replaceAll("'", "''")}'`);
  await writeFile(file, `${[...others, ...own].join('\n')}\n`, { flush: true });
  await writeFile(join(data, 'recovery.signal'), '', { flush: true });
}
