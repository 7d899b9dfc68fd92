import { settingDefinition, type SettingView } from '@farmhouse/contracts/content/setting';
import { lazyWithRetry } from '../../shared/ui/lazy-with-retry.ts';
import { CrudSection, type CrudTools } from '../ui/crud/crud-section.tsx';
import { crudTexts } from '../ui/crud/crud-texts.ts';
import { QuickSetup } from './quick-setup.tsx';
import { SETTING_COLUMNS } from './setting-columns.tsx';
import type { SettingDraft } from './setting-form.tsx';
import { settings } from './settings.api.ts';

const TEXTS = crudTexts('setting');
const EMPTY = { text: 'No settings found. Use the quick setup above to get started.' };

const SettingForm = lazyWithRetry(() => import('./setting-form.tsx'));

/** The site's settings: names, numbers, prices and links. */
export default function SettingsPage() {
  return (
    <CrudSection
      crud={settings}
      texts={TEXTS}
      label="Settings"
      nameOf={({ key }: SettingView) => key}
      columns={SETTING_COLUMNS}
      Form={SettingForm}
      empty={EMPTY}
      header={(tools) => <SettingsHeader {...tools} />}
    />
  );
}

function SettingsHeader({ records, add, edit, addButton }: CrudTools<SettingView, SettingDraft>) {
  if (!records) return null;
  const editKey = (key: string) => {
    const stored = records.find((setting) => setting.key === key);
    if (stored) edit(stored);
    else add({ key, description: settingDefinition(key)?.description });
  };
  return (
    <>
      <QuickSetup settings={records} onPick={editKey} />
      <div className="mt-10 mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl">All settings</h2>
        {addButton}
      </div>
    </>
  );
}
