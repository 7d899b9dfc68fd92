import { cancellationSentence, parseCancellationTerms } from '@farmhouse/contracts/bookings/cancellation';
import type { SettingView } from '@farmhouse/contracts/content/setting';
import { settingDefinition } from '@farmhouse/contracts/content/setting-definitions';
import type { RecordColumn } from '../ui/records/record-list.types.ts';
import { SettingKey } from './setting-key.tsx';

/** Terms of cancellation are stored as JSON, and read in words. */
function valueText({ key, value }: SettingView): string {
  const terms = key === 'cancellation_terms' ? parseCancellationTerms(value) : null;
  return terms ? cancellationSentence(terms) : value || '–';
}

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
    render: (setting) => <span className="line-clamp-3 max-w-prose wrap-anywhere">{valueText(setting)}</span>,
  },
  {
    title: 'Description',
    isLong: true,
    render: ({ key, description }) => (
      <span className="wrap-anywhere">{description || settingDefinition(key)?.description || '–'}</span>
    ),
  },
];
