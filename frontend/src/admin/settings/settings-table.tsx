import { Button } from 'antd';
import type { SettingGroupsProps } from './setting-groups.types.ts';
import { SettingName } from './setting-name.tsx';
import type { SettingRow } from './setting-rows.ts';
import { SettingValue } from './setting-value.tsx';
import { TOPIC_LABELS } from './topics.ts';

const COLUMNS = [
  ['Setting', 'w-[26%]'],
  ['Value', ''],
  ['Description', 'w-[27%]'],
  ['Actions', 'w-32'],
] as const;

/** The settings in one table, for wide screens; each group has a line of its own. */
export function SettingsTable({ groups, onChange }: SettingGroupsProps) {
  return (
    <table aria-label="Settings" className="panel w-full table-fixed border-separate border-spacing-0 text-left">
      <thead>
        <tr>
          {COLUMNS.map(([title, width]) => (
            <th
              key={title}
              scope="col"
              className={`sticky top-16 z-[2] bg-surface px-4 py-3 text-sm font-semibold text-quiet first:rounded-tl-card last:rounded-tr-card ${width}`}
            >
              {title}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(({ topic, rows }) => (
        <tbody key={topic}>
          <tr>
            <th scope="rowgroup" colSpan={COLUMNS.length} className="border-y border-line bg-ground px-4 py-2">
              <h3 className="text-base">{TOPIC_LABELS[topic]}</h3>
            </th>
          </tr>
          {rows.map((row) => (
            <TableRow key={row.key} row={row} onChange={() => onChange(row)} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

const CELL = 'border-b border-line px-4 py-3 align-top group-last/row:border-b-0';

function TableRow({ row, onChange }: { row: SettingRow; onChange: () => void }) {
  return (
    <tr className="group/row hover:bg-ground/60">
      <th scope="row" className={`${CELL} font-normal`}>
        {/* for the mouse; keys reach the same form by the row's own button */}
        <button type="button" tabIndex={-1} onClick={onChange} className="w-full text-left">
          <SettingName row={row} />
        </button>
      </th>
      <td className={CELL}>
        <SettingValue row={row} />
      </td>
      <td className={`${CELL} text-sm text-quiet wrap-anywhere`}>{row.description || '–'}</td>
      <td className={CELL}>
        <Button aria-label={`Change ${row.label}`} onClick={onChange}>
          Change
        </Button>
      </td>
    </tr>
  );
}
