import { Icon } from '../../shared/ui/icon.tsx';

/** Closes its container, at the end of the row with the title. */
export function CloseButton({ label = 'Close', onClose }: { label?: string; onClose: () => void }) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClose}
      className="-mt-1.5 -mr-2 grid size-11 shrink-0 place-items-center rounded-full hover:bg-garden-soft"
    >
      <Icon name="close" />
    </button>
  );
}
