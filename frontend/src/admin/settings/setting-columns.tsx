import { settingDefinition, type SettingView } from '@farmhouse/contracts/content/setting';
import type { RecordColumn } from '../ui/record-list.types.ts';
import { RowActions } from '../ui/row-actions.tsx';

export function settingColumns(onEdit: (setting: SettingView) => void): RecordColumn<SettingView>[] {
  return [
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
    {
      title: 'Actions',
      onCard: 'aside',
      width: 100,
      render: (setting) => <RowActions name={setting.key} onEdit={() => onEdit(setting)} />,
    },
  ];
}
