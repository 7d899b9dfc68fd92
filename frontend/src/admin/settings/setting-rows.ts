import type { SettingView } from '@farmhouse/contracts/content/setting';
import { SETTING_KEYS, settingDefinition } from '@farmhouse/contracts/content/setting-definitions';
import { TOPICS, topicOf, type Topic } from './topics.ts';
import { builtInValue, valueText } from './values/value-text.ts';

/** A setting in the list: a predefined one, whether it is stored or not, or one of the owner's own. */
export interface SettingRow {
  key: string;
  /** Its displayed name; the key for the owner's own settings. */
  label: string;
  /** Its description; may be empty. */
  description: string;
  topic: Topic;
  /** The value as displayed; empty while it is not configured. */
  value: string;
  /** The default while it is not configured, as displayed; empty if there is none. */
  builtIn: string;
  /** The same default in its stored form. */
  builtInValue: string;
  /** True if Quick Setup asks for a value. */
  isInQuickSetup: boolean;
  /** Absent while it is not stored. */
  record?: SettingView;
}

/** Every predefined setting in its order, then the owner's own: each once. */
export function settingRows(records: readonly SettingView[]): SettingRow[] {
  const stored = new Map(records.map((record) => [record.key, record]));
  const own = records.filter(({ key }) => !settingDefinition(key));
  const gstin = stored.get('gstin')?.value.trim() ?? '';
  return [
    ...SETTING_KEYS.map((key) => rowOf(key, stored.get(key), gstin)),
    ...own.map((record) => rowOf(record.key, record, gstin)),
  ];
}

function rowOf(key: string, record: SettingView | undefined, gstin: string): SettingRow {
  const definition = settingDefinition(key);
  const label = definition?.label ?? key;
  const description = record?.description?.trim() || definition?.description || '';
  const unstored = builtInValue(key, gstin);
  return {
    key,
    label,
    description: description.toLowerCase() === label.toLowerCase() ? '' : description,
    topic: topicOf(key),
    value: valueText(key, record?.value.trim() ?? ''),
    builtIn: valueText(key, unstored),
    builtInValue: unstored,
    isInQuickSetup: definition?.quickSetup ?? false,
    record,
  };
}

/** The rows that contain every word of the search in their label, key, value or description. */
export function matchingRows(rows: readonly SettingRow[], search: string): SettingRow[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return rows.filter((row) => {
    const texts = [row.label, row.key, row.description, row.value, row.record?.value ?? ''].join('\n').toLowerCase();
    return words.every((word) => texts.includes(word));
  });
}

export interface SettingGroup {
  topic: Topic;
  rows: SettingRow[];
}

/** The rows by topic; topics without any are left out. */
export function groupsOf(rows: readonly SettingRow[]): SettingGroup[] {
  return TOPICS.map((topic) => ({ topic, rows: rows.filter((row) => row.topic === topic) })).filter(
    (group) => group.rows.length > 0,
  );
}
