import { settingText } from '@farmhouse/contracts/content/setting';
import { Public } from '@farmhouse/platform/http/route-policy';
import { Controller, Get, Header, Inject } from '@nestjs/common';
import { CONTENT_CONFIG, type ContentConfig } from '../config.ts';
import { SettingsService } from '../setting/settings.service.ts';
import { BlogListService } from './blog-list.service.ts';
import { rssOf } from './rss.ts';

/** Maximum number of posts in the feed. */
const FEED_SIZE = 50;

@Controller('blog/rss.xml')
@Public()
export class RssController {
  constructor(
    private readonly blogListService: BlogListService,
    private readonly settingsService: SettingsService,
    @Inject(CONTENT_CONFIG) private readonly config: ContentConfig,
  ) {}

  /** Returns the newest blog posts as an RSS feed. */
  @Get()
  @Header('Content-Type', 'application/rss+xml; charset=utf-8')
  @Header('Cache-Control', 'no-cache')
  async feed(): Promise<string> {
    const [stored, { rows }] = await Promise.all([
      this.settingsService.listPublic(),
      this.blogListService.published({ page: 1, pageSize: FEED_SIZE }),
    ]);
    const settings = new Map(stored.map(({ key, value }) => [key, value]));
    const name = settingText(settings, 'site_name');
    return rssOf({
      title: `${name} blog`,
      description: settingText(settings, 'site_description') || `News from ${name}`,
      publicUrl: this.config.PUBLIC_URL,
      posts: rows,
    });
  }
}
