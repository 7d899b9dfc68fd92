import type { DataSource } from 'typeorm';
import { BlogPostEntity } from '../blog/blog.entity.ts';
import { HomepageImageEntity } from '../homepage-image/homepage-image.entity.ts';
import { SeoEntity } from '../seo/seo.entity.ts';
import { GalleryPictureEntity } from './gallery-picture.entity.ts';
import { ServicePageEntity } from './service-page.entity.ts';
import type { SitemapSources } from './sitemap.pages.ts';

const SHOWN = { active: true, deleted: false } as const;

/** Reads the data that the sitemap is generated from. */
export async function readSitemapSources({ manager }: DataSource): Promise<SitemapSources> {
  const [seo, services, gallery, homepageImages, posts] = await Promise.all([
    manager.find(SeoEntity, {
      select: { page: true, noindex: true, priority: true, changeFreq: true, updatedAt: true },
    }),
    manager.find(ServicePageEntity, { where: SHOWN, order: { id: 'ASC' } }),
    manager.find(GalleryPictureEntity, { where: SHOWN, order: { id: 'ASC' } }),
    manager.find(HomepageImageEntity, { where: { active: true }, order: { order: 'ASC', id: 'ASC' } }),
    manager.find(BlogPostEntity, {
      select: { slug: true, updatedAt: true, featuredImage: true },
      where: { status: 'published' },
      order: { publishedAt: 'DESC' },
    }),
  ]);
  return {
    seo,
    services: services.map(({ name }) => name),
    gallery,
    homepageImages: homepageImages.map(({ imageUrl }) => imageUrl),
    posts,
  };
}
