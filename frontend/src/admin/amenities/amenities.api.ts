import type { AmenityView, SaveAmenity } from '@farmhouse/contracts/catalogue/amenity';
import { ownerCrud } from '../ui/crud/owner-crud.ts';

export const amenities = ownerCrud<AmenityView, SaveAmenity>('admin/amenities', 'Amenity', 'PUT');
