import type { ReactNode } from 'react';
import { Button } from 'antd';
import type { SettingView } from '@farmhouse/contracts/content/setting';
import { formatCount } from '@farmhouse/contracts/text/count';
import { CountFilter } from '../ui/filters/count-filter.tsx';
import { SearchBox } from '../ui/filters/search-box.tsx';
import { useFilter } from '../ui/filters/use-filter.ts';
import { EmptyState } from '../ui/states.tsx';
import { useUrlParams } from '../ui/use-url-params.ts';
import { useCardLists } from '../ui/use-screen.ts';
import { groupsOf, matchingRows, settingRows, type SettingRow } from './setting-rows.ts';
import { SettingsList } from './settings-list.tsx';
import { SettingsTable } from './settings-table.tsx';
import { TOPIC_LABELS, TOPICS } from './topics.ts';

interface QuickSetupProps {
  settings: readonly SettingView[];
  addButton: ReactNode;
  onChange: (row: SettingRow) => void;
}

/** Every setting once, in groups, with search; counts how many of those that need a value are configured. */
export function QuickSetup({ settings, addButton, onChange }: QuickSetupProps) {
  const [params, setAddress] = useUrlParams();
  const [topic, setTopic] = useFilter('topic', TOPICS);
  const search = params.get('q')?.trim() ?? '';
  const all = settingRows(settings);
  const unanswered = all.filter(({ isInQuickSetup }) => isInQuickSetup);
  const found = matchingRows(all, search);
  const shown = topic ? found.filter((row) => row.topic === topic) : found;
  const Groups = useCardLists() ? SettingsList : SettingsTable;
  return (
    <section aria-labelledby="quick-setup">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="gap-x-3 sm:flex sm:items-baseline">
          <h2 id="quick-setup" className="text-xl">
            Quick Setup
          </h2>
          <p className="figures text-sm text-quiet">
            {unanswered.filter(({ value }) => value).length} of {unanswered.length} configured
          </p>
        </div>
        {addButton}
      </div>
      <div className="grid items-start gap-x-3 sm:grid-cols-[minmax(0,1fr)_auto]">
        <SearchBox className="mb-3" value={search} placeholder="Search settings" onSearch={(q) => setAddress({ q })} />
        <CountFilter
          label="Settings by group"
          size="large"
          allText="All groups"
          values={TOPICS}
          labelOf={(one) => TOPIC_LABELS[one]}
          present={found.map((row) => row.topic)}
          chosen={topic}
          onChange={setTopic}
        />
      </div>
      <p role="status" className="sr-only">
        {search && formatCount(shown.length, 'setting', 'settings')}
      </p>
      {shown.length > 0 ? (
        <Groups groups={groupsOf(shown)} onChange={onChange} />
      ) : (
        <div className="panel wrap-anywhere">
          <EmptyState
            text={`No setting matches “${search}”`}
            hint={topic && `in ${TOPIC_LABELS[topic]}`}
            action={
              <Button onClick={() => setAddress(found.length > 0 ? { topic: undefined } : { q: undefined })}>
                {found.length > 0 ? 'Search all groups' : 'Show all settings'}
              </Button>
            }
          />
        </div>
      )}
    </section>
  );
}
