import type { SettingRow } from './setting-rows.ts';

/** The value of a setting, or the default while it is not configured. */
export function SettingValue({ row: { value, builtIn, isInQuickSetup, record } }: { row: SettingRow }) {
  if (value) return <span className="line-clamp-3 whitespace-pre-line wrap-anywhere">{value}</span>;
  if (isInQuickSetup) {
    return (
      <>
        <span className="block text-terracotta-dark">Not configured</span>
        {builtIn && <span className="block text-sm text-quiet">The site shows {builtIn}</span>}
      </>
    );
  }
  if (!builtIn) return <span className="text-quiet">{record ? 'Empty' : 'None'}</span>;
  return (
    <>
      <span className="line-clamp-3 whitespace-pre-line wrap-anywhere">{builtIn}</span>
      <span className="block text-sm text-quiet">Built in</span>
    </>
  );
}
