import { SETTING_KEYS } from '@farmhouse/contracts/content/setting-definitions';
import { loadConfig, publicUrlVariable } from '@farmhouse/platform/config/config';
import { runOnce } from '@farmhouse/platform/database/run-once';
import { Outbox } from '@farmhouse/platform/events/outbox';
import { SecurityChanges } from '@farmhouse/platform/events/security-changes';
import { BlogService } from '../blog/blog.service.ts';
import { ContentChanges } from '../changes/content-changes.ts';
import { CONTENT_DATABASE } from '../database.ts';
import { PageContentService } from '../page-content/page-content.service.ts';
import { SeoService } from '../seo/seo.service.ts';
import { SettingsService } from '../setting/settings.service.ts';
import { DEMO_CONTENT } from './page-content.ts';
import { DEMO_POSTS } from './posts.ts';
import { demoSeo } from './seo.ts';
import { DEMO_SETTINGS } from './settings.ts';

/** Seeds only empty tables; a table in which the owner has stored anything is left unchanged. */
await runOnce(CONTENT_DATABASE, async (dataSource) => {
  const { PUBLIC_URL } = loadConfig(publicUrlVariable);
  const outbox = new Outbox();
  const changes = new ContentChanges(outbox);
  const settings = new SettingsService(dataSource, outbox, new SecurityChanges(outbox));
  const seo = new SeoService(dataSource, changes, { PUBLIC_URL });
  const blog = new BlogService(dataSource, changes);
  const content = new PageContentService(dataSource, changes);

  const fill = async <T>(table: string, rows: readonly T[], store: (row: T) => Promise<unknown>): Promise<string> => {
    const [{ count } = { count: '0' }] = await dataSource.query<{ count: string }[]>(`SELECT count(*) FROM ${table}`);
    if (count !== '0') return `${table}: there already`;
    for (const row of rows) await store(row);
    return `${table}: ${rows.length}`;
  };
  const stored = [
    await fill('settings', SETTING_KEYS, (key) => settings.create({ key, value: DEMO_SETTINGS[key] })),
    await fill('seo_records', demoSeo(PUBLIC_URL), (record) => seo.create(record)),
    await fill('dynamic_content', DEMO_CONTENT, (text) => content.create(text)),
    await fill('blog_posts', DEMO_POSTS, (post) => blog.create(post)),
  ];
  return `Stored ${stored.join(', ')}`;
});
