import type { HomepageImageView } from '@farmhouse/contracts/content/homepage-image';
import type { Page } from '@playwright/test';
import { PICTURE_URL } from './picture-files.ts';

export function aHomepageImage(image: Partial<HomepageImageView> & { id: number }): HomepageImageView {
  return {
    ...{ section: 'hero', title: `Image ${image.id}`, description: null, imageUrl: PICTURE_URL, altText: null },
    ...{ order: 0, active: true },
    ...image,
  };
}

/** Mocks the list of homepage images with these. */
export async function answerHomepageImages(page: Page, images: readonly HomepageImageView[]): Promise<void> {
  await page.route('**/api/homepage-images', (route) =>
    route.request().method() === 'GET' ? route.fulfill({ json: images }) : route.fallback(),
  );
}
