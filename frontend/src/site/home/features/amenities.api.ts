import type { AmenityView } from '@farmhouse/contracts/catalogue/amenity';
import { api } from '../../../shared/api/api.ts';
import { CONTENT_FRESH_FOR_SECONDS } from '../../../shared/api/cache.ts';

const amenitiesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAmenities: build.query<AmenityView[], void>({ query: () => ['amenities'] }),
  }),
});

export const { getAmenities } = amenitiesApi.endpoints;

const NONE: AmenityView[] = [];

/** The amenities of the house, in the owner's order. */
export function useAmenities(): AmenityView[] {
  const options = { refetchOnMountOrArgChange: CONTENT_FRESH_FOR_SECONDS };
  return amenitiesApi.useGetAmenitiesQuery(undefined, options).data ?? NONE;
}
