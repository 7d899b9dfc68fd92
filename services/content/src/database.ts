import type { DatabaseShape } from '@farmhouse/platform/database/data-source';
import { CreateChangeVersion1790000000005 } from '@farmhouse/platform/events/change-version';
import {
  AcknowledgeOutbox1790000000007,
  CreateInbox1790000000002,
  CreateOutbox1790000000001,
  KeyOutboxByPosition1790000000006,
} from '@farmhouse/platform/events/events.migrations';
import { InboxEntity } from '@farmhouse/platform/events/inbox.entity';
import { OutboxEntity } from '@farmhouse/platform/events/outbox.entity';
import { IdempotencyEntity } from '@farmhouse/platform/idempotency/idempotency.entity';
import { CreateIdempotencyKeys1790000000003 } from '@farmhouse/platform/idempotency/idempotency.migrations';
import { BlogPostEntity } from './blog/blog.entity.ts';
import { CreateBlog1790000001102 } from './blog/blog.migrations.ts';
import { MovedSlugEntity } from './blog/moved-slug.entity.ts';
import { ContactMessageEntity } from './contact-message/contact-message.entity.ts';
import { CreateContactMessages1790000001106 } from './contact-message/contact-message.migrations.ts';
import { CustomScriptEntity } from './custom-script/custom-script.entity.ts';
import { CreateCustomScripts1790000001104 } from './custom-script/custom-script.migrations.ts';
import { DynamicContentEntity } from './dynamic-content/dynamic-content.entity.ts';
import { CreateDynamicContent1790000001105 } from './dynamic-content/dynamic-content.migrations.ts';
import { HomepageImageEntity } from './homepage-image/homepage-image.entity.ts';
import { CreateHomepageImages1790000001103 } from './homepage-image/homepage-image.migrations.ts';
import { PrivacyRequestEntity } from './privacy-request/privacy-request.entity.ts';
import { CreatePrivacyRequests1790000001107 } from './privacy-request/privacy-request.migrations.ts';
import { SeoEntity } from './seo/seo.entity.ts';
import { CreateSeoRecords1790000001101 } from './seo/seo.migrations.ts';
import { SettingEntity } from './setting/setting.entity.ts';
import { CreateSettings1790000001001 } from './setting/setting.migrations.ts';
import { GalleryPictureEntity } from './sitemap/gallery-picture.entity.ts';
import { ServicePageEntity } from './sitemap/service-page.entity.ts';
import { SitemapEntity } from './sitemap/sitemap.entity.ts';
import { CreateSitemap1790000001108 } from './sitemap/sitemap.migrations.ts';

export const CONTENT_DATABASE: DatabaseShape = {
  schema: 'content',
  entities: [
    OutboxEntity,
    InboxEntity,
    IdempotencyEntity,
    SettingEntity,
    SeoEntity,
    BlogPostEntity,
    MovedSlugEntity,
    HomepageImageEntity,
    CustomScriptEntity,
    DynamicContentEntity,
    ContactMessageEntity,
    PrivacyRequestEntity,
    SitemapEntity,
    ServicePageEntity,
    GalleryPictureEntity,
  ],
  migrations: [
    CreateOutbox1790000000001,
    KeyOutboxByPosition1790000000006,
    AcknowledgeOutbox1790000000007,
    CreateInbox1790000000002,
    CreateIdempotencyKeys1790000000003,
    CreateChangeVersion1790000000005,
    CreateSettings1790000001001,
    CreateSeoRecords1790000001101,
    CreateBlog1790000001102,
    CreateHomepageImages1790000001103,
    CreateCustomScripts1790000001104,
    CreateDynamicContent1790000001105,
    CreateContactMessages1790000001106,
    CreatePrivacyRequests1790000001107,
    CreateSitemap1790000001108,
  ],
};
