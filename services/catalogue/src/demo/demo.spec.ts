import type { AmenityView } from '@farmhouse/contracts/catalogue/amenity';
import type { GalleryItemView } from '@farmhouse/contracts/catalogue/gallery';
import { callAsAdmin } from '@farmhouse/platform/testing/call';
import type { TestService } from '@farmhouse/platform/testing/test-service';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { createGallery } from '../gallery/create-gallery.ts';
import { startCatalogue, uploadsConfigOf } from '../testing/test-catalogue.ts';
import { DEMO_AMENITIES } from './amenities.ts';
import { DEMO_PICTURES } from './pictures.ts';
import { addDemoPictures } from './seed-pictures.ts';

describe('demo data of the catalogue', () => {
  let catalogue: TestService;

  beforeAll(async () => {
    catalogue = await startCatalogue();
  });
  afterAll(() => catalogue.close());

  it.each(DEMO_AMENITIES)('amenity $title is valid and stored unchanged', async (amenity) => {
    const { status, body } = await callAsAdmin<AmenityView>(catalogue, 'POST', '/api/admin/amenities', {
      body: amenity,
    });

    expect(status).toBe(201);
    expect(body).toMatchObject(amenity);
  });

  it('addDemoPictures uploads the pictures in order and leaves encoding to the service', async () => {
    const gallery = await createGallery(catalogue.app.get(DataSource), uploadsConfigOf(catalogue));

    const added = await addDemoPictures(gallery, DEMO_PICTURES);

    const { body } = await callAsAdmin<GalleryItemView[]>(catalogue, 'GET', '/api/admin/gallery');
    expect(added).toBe(DEMO_PICTURES.length);
    expect(body.map(({ alt, category, order }) => [alt, category, order])).toEqual(
      DEMO_PICTURES.map(({ alt, category }, order) => [alt, category, order]),
    );
    expect(body.every(({ status }) => status === 'processing')).toBe(true);
  });
});
