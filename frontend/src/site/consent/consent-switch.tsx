import { useId } from 'react';

interface ConsentSwitchProps {
  label: string;
  text: string;
  checked: boolean;
  /** Without it the switch cannot be changed. */
  onChange?: (checked: boolean) => void;
}

/** A category with what it is for and a switch. */
export function ConsentSwitch({ label, text, checked, onChange }: ConsentSwitchProps) {
  const id = useId();
  return (
    <div className="flex items-center justify-between gap-5 border-b border-line py-3">
      <label htmlFor={id} className="min-w-0 flex-1">
        <span className="font-semibold">{label}</span>{' '}
        {!onChange && <span className="ml-1 text-sm text-quiet">always on</span>}
        <span id={`${id}-text`} className="block text-sm text-quiet">
          {text}
        </span>
      </label>
      <span className="grid size-12 shrink-0 place-items-center">
        <input
          id={id}
          type="checkbox"
          role="switch"
          aria-label={label}
          aria-describedby={`${id}-text`}
          checked={checked}
          disabled={!onChange}
          onChange={(event) => onChange?.(event.target.checked)}
          className="relative h-7 w-12 appearance-none rounded-full bg-field transition-colors duration-150 before:absolute before:top-1 before:left-1 before:size-5 before:rounded-full before:bg-white before:transition-[translate] before:duration-150 checked:bg-garden checked:before:translate-x-5 disabled:opacity-55"
        />
      </span>
    </div>
  );
}
