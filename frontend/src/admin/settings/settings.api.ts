import type { SaveSetting, SettingView } from '@farmhouse/contracts/content/setting';
import { ownerCrud } from '../ui/crud/owner-crud.ts';

export const settings = ownerCrud<SettingView, SaveSetting>('admin/site-settings', 'Setting', 'PUT');
