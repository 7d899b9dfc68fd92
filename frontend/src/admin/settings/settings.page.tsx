import type { SettingView } from '@farmhouse/contracts/content/setting';
import { API_DOCS } from '@farmhouse/contracts/pages/sections';
import { Link } from 'react-router-dom';
import { lazyWithRetry } from '../../shared/ui/lazy-with-retry.ts';
import { CrudSection, type CrudTools } from '../ui/crud/crud-section.tsx';
import { crudTexts } from '../ui/crud/crud-texts.ts';
import { QuickSetup } from './quick-setup.tsx';
import type { SettingDraft } from './setting-form.tsx';
import type { SettingRow } from './setting-rows.ts';
import { settings } from './settings.api.ts';

const TEXTS = crudTexts('setting');
const EMPTY = { text: 'No settings found. Use the quick setup above to get started.' };

const SettingForm = lazyWithRetry(() => import('./setting-form.tsx'));

/** The site's settings: names, numbers, prices and links. */
export default function SettingsPage() {
  return (
    <>
      <CrudSection
        crud={settings}
        texts={TEXTS}
        label="Settings"
        nameOf={({ key }: SettingView) => key}
        columns={[]}
        view={(records, _actionsOf, tools) => (
          <QuickSetup settings={records} addButton={tools.addButton} onChange={(row) => openForm(row, tools)} />
        )}
        hasOwnRows
        Form={SettingForm}
        empty={EMPTY}
        header={nothing}
      />
      <p className="mt-8 text-sm text-quiet">
        For developers:{' '}
        <Link to={API_DOCS} className="text-garden underline">
          documentation of the API
        </Link>
      </p>
    </>
  );
}

const nothing = () => null;

/** The form of a setting that is not stored starts with its default, unless Quick Setup asks for the owner's value. */
function openForm(row: SettingRow, { add, edit }: CrudTools<SettingView, SettingDraft>): void {
  const { key, description, record, isInQuickSetup, builtInValue } = row;
  if (record) edit(record);
  else add({ key, description, value: isInQuickSetup ? undefined : builtInValue || undefined });
}
