import { runOnce } from '@farmhouse/platform/database/run-once';
import { Outbox } from '@farmhouse/platform/events/outbox';
import { CONTENT_DATABASE } from '../database.ts';
import { SettingsService } from '../setting/settings.service.ts';

/** Tells every setting again, for a service that has lost its copies. */
await runOnce(CONTENT_DATABASE, async (dataSource) => {
  const settings = await new SettingsService(dataSource, new Outbox()).republish();
  return `Told again: ${settings} settings`;
});
