import { SETTING_DEFAULTS, type SettingView } from '@farmhouse/contracts/content/setting';
import {
  SETTING_KEYS,
  SETTINGS,
  type SettingKey as PredefinedKey,
} from '@farmhouse/contracts/content/setting-definitions';
import { SettingKey } from './setting-key.tsx';

const QUICK_KEYS = SETTING_KEYS.filter((key) => SETTINGS[key].quickSetup);

/** The predefined settings with their values; clicking one opens its form. */
export function QuickSetup({ settings, onPick }: { settings: readonly SettingView[]; onPick: (key: string) => void }) {
  const values = new Map(settings.map(({ key, value }) => [key, value]));
  const configured = QUICK_KEYS.filter((key) => values.get(key)?.trim()).length;
  return (
    <section aria-labelledby="quick-setup">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="quick-setup" className="text-xl">
          Quick Setup
        </h2>
        <p className="figures text-sm text-quiet">
          {configured} of {QUICK_KEYS.length} configured
        </p>
      </div>
      <ul className="grid grid-cols-2 gap-3 xl:grid-cols-3">
        {QUICK_KEYS.map((key) => (
          <li key={key}>
            <QuickKey settingKey={key} value={values.get(key)?.trim()} onPick={() => onPick(key)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface QuickKeyProps {
  settingKey: PredefinedKey;
  value?: string;
  onPick: () => void;
}

function QuickKey({ settingKey, value, onPick }: QuickKeyProps) {
  const fallback = SETTING_DEFAULTS[settingKey];
  return (
    <button
      type="button"
      onClick={onPick}
      className="panel flex h-full w-full flex-col px-4 py-3 text-left transition-colors hover:border-garden"
    >
      <span className="text-sm text-quiet">{SETTINGS[settingKey].description}</span>
      <span className={`block w-full truncate ${value ? 'font-semibold' : 'text-terracotta-dark'}`}>
        {value || 'Not configured'}
      </span>
      {!value && fallback && (
        <span className="block w-full truncate text-sm text-quiet">The site shows {fallback}</span>
      )}
      <span className="mt-auto pt-1 font-mono text-xs wrap-anywhere text-quiet">
        <SettingKey name={settingKey} />
      </span>
    </button>
  );
}
