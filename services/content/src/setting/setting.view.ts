import type { SettingView } from '@farmhouse/contracts/content/setting';
import { SETTING_KEYS } from '@farmhouse/contracts/content/setting-definitions';
import type { SettingEntity } from './setting.entity.ts';

export function toSettingView({ id, key, value, type, description, updatedAt }: SettingEntity): SettingView {
  return { id, key, value, type, description, updatedAt: updatedAt.toISOString() };
}

/** Predefined settings in the dashboard's order, then the owner's own, newest first. */
export function inDashboardOrder(settings: SettingEntity[]): SettingEntity[] {
  const positions = new Map<string, number>(SETTING_KEYS.map((key, index) => [key, index]));
  const positionOf = ({ key }: SettingEntity) => positions.get(key) ?? SETTING_KEYS.length;
  return settings.toSorted((a, b) => positionOf(a) - positionOf(b) || b.id - a.id);
}
