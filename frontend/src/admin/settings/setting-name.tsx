import { SettingKey } from './setting-key.tsx';
import type { SettingRow } from './setting-rows.ts';

/** The label and, small, the key; of the owner's own settings the key alone. */
export function SettingName({ row: { label, key } }: { row: SettingRow }) {
  return (
    <>
      {label !== key && <span className="block font-semibold wrap-anywhere">{label}</span>}
      <span
        className={`block font-mono wrap-anywhere ${label === key ? 'text-sm font-semibold' : 'text-xs text-quiet'}`}
      >
        <SettingKey name={key} />
      </span>
    </>
  );
}
