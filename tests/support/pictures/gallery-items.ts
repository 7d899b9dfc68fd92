import type { GalleryItemView } from '@farmhouse/contracts/catalogue/gallery';
import type { Locator, Page } from '@playwright/test';
import type { Dashboard } from '../browser/dashboard.ts';
import { PICTURE_URL } from './picture-files.ts';

/** The owner's list, as a pattern for page.route. */
export const GALLERY_LIST = '**/api/admin/gallery';

/** An item by URL, as the owner's list contains it. */
export function aGalleryItem(item: Partial<GalleryItemView> & { id: number }): GalleryItemView {
  return {
    ...{ alt: `Picture ${item.id}`, category: 'rooms', source: 'url', order: item.id, active: true },
    ...{ uploadedAt: '2026-11-01T10:00:00.000Z', filename: '', url: PICTURE_URL, status: 'ready' },
    ...{ width: null, height: null, color: null, thumbHash: null, variants: [] },
    ...item,
  };
}

/** Mocks the owner's list with these items; stores the order that is sent. */
export async function answerGallery(page: Page, items: readonly GalleryItemView[]): Promise<{ orders: number[][] }> {
  const orders: number[][] = [];
  let stored = items;
  await page.route(GALLERY_LIST, (route) =>
    route.request().method() === 'GET' ? route.fulfill({ json: stored }) : route.fallback(),
  );
  await page.route('**/api/admin/gallery/order', (route) => {
    const { ids } = route.request().postDataJSON() as { ids: number[] };
    orders.push(ids);
    stored = ids.flatMap((id) => items.filter((item) => item.id === id));
    return route.fulfill({ json: stored });
  });
  return { orders };
}

/** Mocks the public gallery, from which pictures are also chosen, with these alt texts. */
export async function answerShownGallery(page: Page, alts: readonly string[]): Promise<GalleryItemView[]> {
  const items = alts.map((alt, index) => aGalleryItem({ id: index + 1, alt }));
  await page.route('**/api/gallery', (route) => route.fulfill({ json: items }));
  return items;
}

/** Opens the dialog that adds pictures. */
export async function openAddForm(dashboard: Dashboard): Promise<Locator> {
  await dashboard.button('Add Images').first().click(); // an empty gallery shows this button twice
  return dashboard.dialog('Add Images');
}
