import type { AmenityView } from '@farmhouse/contracts/catalogue/amenity';
import type { AmenityEntity } from './amenity.entity.ts';

export function toAmenityView(amenity: AmenityEntity): AmenityView {
  const { id, icon, title, description, category, color, order, active } = amenity;
  return { id, icon, title, description, category, color, order, active };
}
