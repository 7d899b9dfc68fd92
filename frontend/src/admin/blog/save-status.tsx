import { formatTimeOf } from '@farmhouse/contracts/text/dates';
import { formatInstant } from '@farmhouse/contracts/text/dates';
import type { SaveState } from './autosave.ts';

/** Shows if and when the input of an editor was saved. */
export function SaveStatus({ state }: { state: SaveState }) {
  const isUnsaved = state.status === 'retrying' || state.status === 'refused';
  return (
    <p role="status" className={`figures text-left text-sm wrap-anywhere ${isUnsaved ? 'text-danger' : 'text-quiet'}`}>
      {textOf(state)}
    </p>
  );
}

function textOf(state: SaveState): string {
  switch (state.status) {
    case 'unchanged':
      return '';
    case 'kept':
      return `Draft kept on this device, ${formatInstant(state.at)}`;
    case 'saving':
      return 'Saving…';
    case 'saved':
      return `Saved ${formatTimeOf(state.at)}`;
    case 'retrying':
      return 'Not saved, trying again';
    case 'refused':
      return `Not saved: ${state.reason}`;
  }
}
