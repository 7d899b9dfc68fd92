import type { ServiceView } from '@farmhouse/contracts/catalogue/service';
import type { ServiceChanged } from '@farmhouse/contracts/events/payloads';
import type { ServiceEntity } from './service.entity.ts';

export function toServiceView({
  id,
  name,
  description,
  price,
  category,
  icon,
  imageUrl,
  maxGuests,
  frequency,
  active,
}: ServiceEntity): ServiceView {
  return { id, name, description, price, category, icon, imageUrl, maxGuests, frequency, active };
}

/** The event's payload: the fields that other services copy. */
export function serviceChanged(service: ServiceEntity, version: number, { deleted = false } = {}): ServiceChanged {
  const { id, name, price, active } = service;
  const updatedAt = (deleted ? new Date() : service.updatedAt).toISOString();
  return { id, name, price, active, updatedAt, version, deleted };
}
