import { useId } from 'react';
import type { SettingGroupsProps } from './setting-groups.types.ts';
import type { SettingGroup, SettingRow } from './setting-rows.ts';
import { SettingName } from './setting-name.tsx';
import { SettingValue } from './setting-value.tsx';
import { TOPIC_LABELS } from './topics.ts';

/** The settings as rows in groups, for narrow screens: a tap anywhere on a row opens its form. */
export function SettingsList({ groups, onChange }: SettingGroupsProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {groups.map((group) => (
        <Group key={group.topic} group={group} onChange={onChange} />
      ))}
    </div>
  );
}

function Group({ group: { topic, rows }, onChange }: { group: SettingGroup } & Pick<SettingGroupsProps, 'onChange'>) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} className="mb-2 px-4 text-base">
        {TOPIC_LABELS[topic]}
      </h3>
      <ul aria-labelledby={titleId} className="panel overflow-hidden">
        {rows.map((row) => (
          <li key={row.key} className="border-b border-line last:border-b-0">
            <ListRow row={row} onChange={() => onChange(row)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ListRow({ row, onChange }: { row: SettingRow; onChange: () => void }) {
  return (
    <button
      type="button"
      onClick={onChange}
      className="grid w-full grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 px-4 py-3 text-left -outline-offset-2 active:bg-ground sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_auto]"
    >
      <span className="min-w-0">
        <SettingName row={row} />
      </span>
      <span className="order-last col-span-2 mt-1 min-w-0 sm:order-none sm:col-span-1 sm:mt-0">
        <SettingValue row={row} />
        {row.description && <span className="block text-sm wrap-anywhere text-quiet">{row.description}</span>}
      </span>
      <span className="font-semibold text-garden">Change</span>
    </button>
  );
}
