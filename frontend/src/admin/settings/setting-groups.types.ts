import type { SettingGroup, SettingRow } from './setting-rows.ts';

export interface SettingGroupsProps {
  groups: readonly SettingGroup[];
  /** Opens the form of a setting. */
  onChange: (row: SettingRow) => void;
}
