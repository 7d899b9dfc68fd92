import type { SettingView } from '@farmhouse/contracts/content/setting';
import { API_DOCS } from '@farmhouse/contracts/pages/sections';
import { settingDefinition } from '@farmhouse/contracts/content/setting-definitions';
import { Link } from 'react-router-dom';
import { lazyWithRetry } from '../../shared/ui/lazy-with-retry.ts';
import { CrudSection, type CrudTools } from '../ui/crud/crud-section.tsx';
import { crudTexts } from '../ui/crud/crud-texts.ts';
import { StatusFilter } from '../ui/filters/status-filter.tsx';
import { useFilter } from '../ui/filters/use-filter.ts';
import { QuickSetup } from './quick-setup.tsx';
import { SETTING_COLUMNS } from './setting-columns.tsx';
import type { SettingDraft } from './setting-form.tsx';
import { settings } from './settings.api.ts';
import { countByTopic, TOPIC_LABELS, topicOf, TOPICS, type Topic } from './topics.ts';

const TEXTS = crudTexts('setting');
const EMPTY = { text: 'No settings found. Use the quick setup above to get started.' };

const SettingForm = lazyWithRetry(() => import('./setting-form.tsx'));

/** The site's settings: names, numbers, prices and links. */
export default function SettingsPage() {
  const [topic, setTopic] = useFilter('topic', TOPICS);
  return (
    <>
      <CrudSection
        crud={settings}
        texts={TEXTS}
        label="Settings"
        nameOf={({ key }: SettingView) => key}
        columns={SETTING_COLUMNS}
        Form={SettingForm}
        empty={EMPTY}
        matches={topic && (({ key }) => topicOf(key) === topic)}
        header={(tools) => <SettingsHeader {...tools} topic={topic} onTopic={setTopic} />}
      />
      <p className="mt-8 text-sm text-quiet">
        For developers: <Link to={API_DOCS}>documentation of the API</Link>
      </p>
    </>
  );
}

interface SettingsHeaderProps extends CrudTools<SettingView, SettingDraft> {
  topic: Topic | undefined;
  onTopic: (topic: Topic | undefined) => void;
}

function SettingsHeader({ records, add, edit, addButton, topic, onTopic }: SettingsHeaderProps) {
  if (!records) return null;
  const editKey = (key: string) => {
    const stored = records.find((setting) => setting.key === key);
    if (stored) edit(stored);
    else add({ key, description: settingDefinition(key)?.description });
  };
  return (
    <>
      <QuickSetup settings={records} onPick={editKey} />
      <div className="mt-10 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl">All settings</h2>
        {addButton}
      </div>
      <StatusFilter
        label="Settings by topic"
        labels={TOPIC_LABELS}
        counts={countByTopic(records.map(({ key }) => key))}
        chosen={topic}
        onChange={onTopic}
      />
    </>
  );
}
