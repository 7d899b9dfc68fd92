import { SETTING_KEYS, type SettingView } from '@farmhouse/contracts/content/setting';
import type { SettingEntity } from './setting.entity.ts';

export function toSettingView({ id, key, value, type, description, updatedAt }: SettingEntity): SettingView {
  return { id, key, value, type, description, updatedAt: updatedAt.toISOString() };
}

/** Predefined settings in the order in which the dashboard offers them, then the owner's own, newest first. */
export function inDashboardOrder(settings: SettingEntity[]): SettingEntity[] {
  const places = new Map<string, number>(SETTING_KEYS.map((key, place) => [key, place]));
  const placeOf = ({ key }: SettingEntity) => places.get(key) ?? SETTING_KEYS.length;
  return settings.toSorted((a, b) => placeOf(a) - placeOf(b) || b.id - a.id);
}
