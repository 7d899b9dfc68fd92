import { existsSync } from 'node:fs';
import TestSequencer from '@jest/test-sequencer';
import { inRoot } from '../../paths.ts';

/** Specs that take more than fifteen seconds: those that start servers, wait for timers or fill tables. */
const LONGEST = [
  'infra/backup/restore/restore.spec.ts',
  'infra/backup/check/check-backup.spec.ts',
  'services/notifications/src/channel/whatsapp/whatsapp-delivery.spec.ts',
  'services/notifications/src/delivery/delivery.spec.ts',
  'services/chat/src/socket/silent-sockets.spec.ts',
  'services/platform/src/schedule/schedule.spec.ts',
  'services/platform/src/events/relay.spec.ts',
  'services/notifications/src/messages/unsent-mails.spec.ts',
  'services/notifications/src/messages-sent/messages-sent.spec.ts',
  'infra/local/gateway/gateway-hanging.spec.ts',
].map((path) => inRoot(path));

const missing = LONGEST.filter((path) => !existsSync(path));
if (missing.length > 0) throw new Error(`Not found, but listed as long: ${missing.join(', ')}`);

/**
 * Runs the longest specs first: without the durations of an earlier run, Jest goes by the size of the files, and would
 * wait for a few long ones at the end while the other workers are idle.
 */
export default class LongestFirst extends TestSequencer {
  async sort(tests) {
    const sorted = await super.sort(tests);
    const isLong = ({ path }) => LONGEST.includes(path);
    return [...sorted.filter(isLong), ...sorted.filter((test) => !isLong(test))];
  }
}
