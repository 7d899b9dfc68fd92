import type { DataSource } from 'typeorm';
import { BlogPostEntity } from '../blog/blog.entity.ts';
import { HomepageImageEntity } from '../homepage-image/homepage-image.entity.ts';
import { SeoEntity } from '../seo/seo.entity.ts';
import { PageContentEntity } from '../page-content/page-content.entity.ts';
import { GalleryPictureEntity } from './gallery-picture.entity.ts';
import { ServicePageEntity } from './service-page.entity.ts';
import { categoryLeft, PageChangeEntity } from '../changes/page-change.entity.ts';
import type { SitemapSources } from './sitemap-pages.ts';

const isShown = ({ active, deleted }: ServicePageEntity | GalleryPictureEntity): boolean => active && !deleted;

const leftCategories = ({ kind, changedAt }: PageChangeEntity) => {
  const category = categoryLeft(kind);
  return category === undefined ? [] : [{ category, changedAt }];
};

/** Reads the data that the sitemap is generated from. */
export async function readSitemapSources({ manager }: DataSource): Promise<SitemapSources> {
  const [seo, services, gallery, homepageImages, posts, texts, changes] = await Promise.all([
    manager.find(SeoEntity, {
      select: { page: true, noindex: true, priority: true, changeFreq: true, updatedAt: true },
    }),
    manager.find(ServicePageEntity, { order: { id: 'ASC' } }),
    manager.find(GalleryPictureEntity, { order: { id: 'ASC' } }),
    manager.find(HomepageImageEntity, { where: { active: true }, order: { order: 'ASC', id: 'ASC' } }),
    manager.find(BlogPostEntity, {
      select: { slug: true, updatedAt: true, featuredImage: true },
      where: { status: 'published' },
      order: { publishedAt: 'DESC' },
    }),
    manager.find(PageContentEntity, { select: { page: true, updatedAt: true } }),
    manager.find(PageChangeEntity),
  ]);
  return {
    seo,
    services: services.filter(isShown),
    gallery: gallery.filter(isShown),
    categoryChanges: [...gallery, ...changes.flatMap(leftCategories)],
    homepageImages: homepageImages.map(({ imageUrl }) => imageUrl),
    posts,
    texts,
    changes,
  };
}
