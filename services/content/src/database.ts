import type { DatabaseShape } from '@farmhouse/platform/database/data-source';
import { OUTBOX, INBOX, IDEMPOTENCY, CHANGE_VERSIONS, UNDOS } from '@farmhouse/platform/tables';
import { BlogPostEntity } from './blog/blog.entity.ts';
import {
  AddGuidSlugs1790000004101,
  CreateBlog1790000001102,
  IndexShownPosts1790000002901,
  KeepGuidsOfPublishedPosts1790000004102,
} from './blog/blog.migrations.ts';
import { MovedSlugEntity } from './blog/moved-slug.entity.ts';
import { ContactMessageEntity } from './contact-message/contact-message.entity.ts';
import { CreateContactMessages1790000001106 } from './contact-message/contact-message.migrations.ts';
import { CustomScriptEntity } from './custom-script/custom-script.entity.ts';
import { CreateCustomScripts1790000001104 } from './custom-script/custom-script.migrations.ts';
import { PageContentEntity } from './page-content/page-content.entity.ts';
import {
  AddContentChangedAt1790000004001,
  StorePagesOfSiteTexts1790000004003,
  CreateDynamicContent1790000001105,
} from './page-content/page-content.migrations.ts';
import { HomepageImageEntity } from './homepage-image/homepage-image.entity.ts';
import { CreateHomepageImages1790000001103 } from './homepage-image/homepage-image.migrations.ts';
import { ServiceErasureEntity } from './privacy-request/erasure/service-erasure.entity.ts';
import { AddPrivacyErasure1790000001190 } from './privacy-request/privacy-erasure.migrations.ts';
import { PrivacyRequestEntity } from './privacy-request/privacy-request.entity.ts';
import { CreatePrivacyRequests1790000001107 } from './privacy-request/privacy-request.migrations.ts';
import { SeoEntity } from './seo/seo.entity.ts';
import { AllowRecordsOfNewPages1790000001109, CreateSeoRecords1790000001101 } from './seo/seo.migrations.ts';
import { SettingEntity } from './setting/setting.entity.ts';
import { AddValueChangedAt1790000004203, CreateSettings1790000001001 } from './setting/setting.migrations.ts';
import { GalleryPictureEntity } from './sitemap/gallery-picture.entity.ts';
import { ServicePageEntity } from './sitemap/service-page.entity.ts';
import { PageChangeEntity } from './changes/page-change.entity.ts';
import { SitemapEntity } from './changes/stored-sitemap/stored-sitemap.entity.ts';
import {
  AddChangeTimes1790000001195,
  AddSitemapStatus1790000001197,
  CreateSitemap1790000001108,
} from './sitemap/sitemap.migrations.ts';
import { IndexSenders1790000002403 } from './privacy-request/personal-data.migrations.ts';

export const CONTENT_DATABASE: DatabaseShape = {
  schema: 'content',
  uses: [OUTBOX, INBOX, IDEMPOTENCY, CHANGE_VERSIONS, UNDOS],
  entities: [
    SettingEntity,
    SeoEntity,
    BlogPostEntity,
    MovedSlugEntity,
    HomepageImageEntity,
    CustomScriptEntity,
    PageContentEntity,
    ContactMessageEntity,
    PrivacyRequestEntity,
    ServiceErasureEntity,
    SitemapEntity,
    ServicePageEntity,
    GalleryPictureEntity,
    PageChangeEntity,
  ],
  migrations: [
    CreateSettings1790000001001,
    CreateSeoRecords1790000001101,
    CreateBlog1790000001102,
    CreateHomepageImages1790000001103,
    CreateCustomScripts1790000001104,
    CreateDynamicContent1790000001105,
    CreateContactMessages1790000001106,
    CreatePrivacyRequests1790000001107,
    CreateSitemap1790000001108,
    AllowRecordsOfNewPages1790000001109,
    AddPrivacyErasure1790000001190,
    AddChangeTimes1790000001195,
    AddSitemapStatus1790000001197,
    IndexSenders1790000002403,
    IndexShownPosts1790000002901,
    AddContentChangedAt1790000004001,
    StorePagesOfSiteTexts1790000004003,
    AddGuidSlugs1790000004101,
    KeepGuidsOfPublishedPosts1790000004102,
    AddValueChangedAt1790000004203,
  ],
};
