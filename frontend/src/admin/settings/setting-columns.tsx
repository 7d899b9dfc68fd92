import type { SettingView } from '@farmhouse/contracts/content/setting';
import { settingDefinition } from '@farmhouse/contracts/content/setting-definitions';
import type { RecordColumn } from '../ui/records/record-list.types.ts';
import { SettingKey } from './setting-key.tsx';

export const SETTING_COLUMNS: readonly RecordColumn<SettingView>[] = [
  {
    title: 'Setting',
    onCard: 'headline',
    width: 270,
    render: ({ key }) => (
      <>
        {settingDefinition(key) && <span className="block font-semibold">{settingDefinition(key)?.description}</span>}
        <span className="font-mono text-xs font-normal wrap-anywhere text-quiet">
          <SettingKey name={key} />
        </span>
      </>
    ),
  },
  {
    title: 'Value',
    isLong: true,
    render: ({ value }) => <span className="line-clamp-3 max-w-prose wrap-anywhere">{value || '–'}</span>,
  },
  {
    title: 'Description',
    isLong: true,
    render: ({ key, description }) => (
      <span className="wrap-anywhere">{description || settingDefinition(key)?.description || '–'}</span>
    ),
  },
];
