import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { GalleryItemView } from '@farmhouse/contracts/catalogue/gallery';
import { call, callAsAdmin } from '@farmhouse/platform/testing/call';
import { eventually } from '@farmhouse/platform/testing/eventually';
import type { TestService } from '@farmhouse/platform/testing/test-service';
import { uploadsOf } from './test-catalogue.ts';

/** The owner's address of the gallery. */
export const GALLERY = '/api/admin/gallery';

export const listAdmin = async (catalogue: TestService): Promise<GalleryItemView[]> =>
  (await callAsAdmin<GalleryItemView[]>(catalogue, 'GET', GALLERY)).body;

export const listPublic = async (catalogue: TestService): Promise<GalleryItemView[]> =>
  (await call<GalleryItemView[]>(catalogue, 'GET', '/api/gallery')).body;

/** Names of the stored files in `originals` or `public`. */
export const filesIn = (catalogue: TestService, folder: string): Promise<string[]> =>
  readdir(join(uploadsOf(catalogue), folder)).catch(() => []);

/** Waits until an uploaded picture is encoded. */
export async function ready(catalogue: TestService, id: number): Promise<GalleryItemView> {
  return eventually(async () => {
    const item = (await listAdmin(catalogue)).find((candidate) => candidate.id === id);
    if (item?.status !== 'ready') throw new Error(`The picture is ${item?.status}`);
    return item;
  }, 20_000);
}
