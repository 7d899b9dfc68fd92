import { runOnce } from '@farmhouse/platform/database/run-once';
import { Outbox } from '@farmhouse/platform/events/outbox';
import { SecurityChanges } from '@farmhouse/platform/events/security-changes';
import { CONTENT_DATABASE } from '../database.ts';
import { SettingsService } from '../setting/settings.service.ts';

/** Publishes every setting again, to rebuild lost read models. */
await runOnce(CONTENT_DATABASE, async (dataSource) => {
  const outbox = new Outbox();
  const settings = await new SettingsService(dataSource, outbox, new SecurityChanges(outbox)).republish();
  return `Published again: ${settings} settings`;
});
