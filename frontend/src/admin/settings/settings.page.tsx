import { Suspense, useState } from 'react';
import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { settingDefinition, type SettingView } from '@farmhouse/contracts/content/setting';
import { lazyWithRetry } from '../../shared/ui/lazy-with-retry.ts';
import { RecordList } from '../ui/record-list.tsx';
import { Nothing } from '../ui/states.tsx';
import { useAdminSettings } from './api.ts';
import { QuickSetup } from './quick-setup.tsx';
import type { SettingFields } from './setting-form.tsx';
import { settingColumns } from './setting-columns.tsx';

const SettingForm = lazyWithRetry(() => import('./setting-form.tsx'));

/** Everything the site says about the place: names, numbers, prices and links. */
export default function SettingsPage() {
  const { data, isError, refetch } = useAdminSettings();
  const [edited, setEdited] = useState<SettingView | Partial<SettingFields> | null>(null);

  const editKey = (key: string) => {
    const stored = data?.find((setting) => setting.key === key);
    setEdited(stored ?? { key, description: settingDefinition(key)?.description });
  };

  return (
    <>
      {data && (
        <>
          <QuickSetup settings={data} onPick={editKey} />
          <div className="mt-10 mb-4 flex flex-wrap items-center justify-between gap-3">
            <h2 className="text-xl">All settings</h2>
            <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setEdited({})}>
              Add Setting
            </Button>
          </div>
        </>
      )}
      <RecordList
        label="Settings"
        columns={settingColumns(setEdited)}
        records={data}
        idOf={({ id }) => id}
        isError={isError}
        refetch={refetch}
        empty={<Nothing text="No settings found. Use the quick setup above to get started." />}
      />
      {edited && (
        <Suspense>
          <SettingForm setting={edited} onClose={() => setEdited(null)} />
        </Suspense>
      )}
    </>
  );
}
