import { runOnce } from '@farmhouse/platform/database/run-once';
import { Outbox } from '@farmhouse/platform/events/outbox';
import { CONTENT_DATABASE } from '../database.ts';
import { SettingsService } from '../setting/settings.service.ts';

/** Publishes every setting again, to rebuild lost read models. */
await runOnce(CONTENT_DATABASE, async (dataSource) => {
  const settings = await new SettingsService(dataSource, new Outbox()).republish();
  return `Published again: ${settings} settings`;
});
