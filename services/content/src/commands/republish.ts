import { runOnce } from '@farmhouse/platform/database/run-once';
import { Outbox } from '@farmhouse/platform/events/outbox';
import { SecurityChanges } from '@farmhouse/platform/events/security-changes';
import { ContentChanges } from '../changes/content-changes.ts';
import { CONTENT_DATABASE } from '../database.ts';
import { HomepageImagesService } from '../homepage-image/homepage-images.service.ts';
import { SettingsService } from '../setting/settings.service.ts';

/** Publishes every setting and the pictures of the hero again, to rebuild lost read models. */
await runOnce(CONTENT_DATABASE, async (dataSource) => {
  const outbox = new Outbox();
  const settings = await new SettingsService(dataSource, outbox, new SecurityChanges(outbox)).republish();
  const hero = await new HomepageImagesService(dataSource, new ContentChanges(outbox), outbox).republish();
  return `Published again: ${settings} settings, ${hero} pictures of the hero`;
});
