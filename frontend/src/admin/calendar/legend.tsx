import { ENTRY_CLASSES } from './entry-styles.ts';
import { KIND_NAMES, type EntryKind } from './entries.ts';

const KINDS: readonly EntryKind[] = ['confirmed', 'pending', 'completed', 'block', 'feed'];

export function Legend() {
  return (
    <ul aria-label="Legend" className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-quiet">
      {KINDS.map((kind) => (
        <li key={kind} className="flex items-center gap-2">
          <span aria-hidden="true" className={`inline-block h-3.5 w-6 rounded-full ${ENTRY_CLASSES[kind]}`} />
          {KIND_NAMES[kind]}
        </li>
      ))}
    </ul>
  );
}
