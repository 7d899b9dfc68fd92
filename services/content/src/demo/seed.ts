import { SETTING_KEYS } from '@farmhouse/contracts/content/setting';
import { runOnce } from '@farmhouse/platform/database/run-once';
import { Outbox } from '@farmhouse/platform/events/outbox';
import { CONTENT_DATABASE } from '../database.ts';
import { SettingsService } from '../setting/settings.service.ts';
import { DEMO_SETTINGS } from './settings.ts';

/** Fills an empty database with demo data; adds nothing when there are settings. */
await runOnce(CONTENT_DATABASE, async (dataSource) => {
  const settings = new SettingsService(dataSource, new Outbox());
  if ((await settings.listAll()).length > 0) return 'There are settings already';
  for (const key of SETTING_KEYS) await settings.create({ key, value: DEMO_SETTINGS[key] });
  return `Stored ${SETTING_KEYS.length} settings`;
});
