import { settingDefinition, type SettingView } from '@farmhouse/contracts/content/setting';
import type { RecordColumn } from '../ui/record-list.types.ts';

export const SETTING_COLUMNS: readonly RecordColumn<SettingView>[] = [
  {
    title: 'Setting',
    onCard: 'headline',
    width: 270,
    render: ({ key }) => <span className="font-mono text-sm wrap-anywhere">{key}</span>,
  },
  {
    title: 'Value',
    render: ({ value }) => <span className="line-clamp-3 max-w-prose wrap-anywhere">{value || '–'}</span>,
  },
  {
    title: 'Description',
    render: ({ key, description }) => (
      <span className="wrap-anywhere">{description || settingDefinition(key)?.description || '–'}</span>
    ),
  },
];
