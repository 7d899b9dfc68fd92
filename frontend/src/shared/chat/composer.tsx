import { useState, type KeyboardEvent, type Ref } from 'react';
import { CHAT_MESSAGE_MAX_LENGTH } from '@farmhouse/contracts/chat/chat-message';
import { formatCount } from '@farmhouse/contracts/text/count';

interface ComposerProps {
  label: string;
  disabled?: boolean;
  /** True while typed text is kept but cannot be sent. */
  isPaused?: boolean;
  /** The text, which the caller stores. */
  value: string;
  onChange: (text: string) => void;
  onSend: (text: string) => void;
  inputRef?: Ref<HTMLTextAreaElement>;
}

/** The number of characters left from which on it is shown. */
const FEW_LEFT = 200;

const characters = (count: number): string => formatCount(count, 'character', 'characters');

/** Writes a message: Enter sends it, Shift and Enter breaks the line, blank text sends nothing. */
export function Composer({ label, disabled, isPaused, value, onChange, onSend, inputRef }: ComposerProps) {
  const [isComposing, setComposing] = useState(false);
  const isBlank = value.trim() === '';
  /** Counted as the server counts: an emoji is one character, not two. No text is cut. */
  const left = CHAT_MESSAGE_MAX_LENGTH - [...value.trim()].length;
  const cannotSend = isBlank || disabled || isPaused || left < 0;
  const send = () => {
    if (cannotSend) return;
    onSend(value);
    onChange('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Safari ends a composition before the Enter that ends it, which it marks with 229
    const isOfComposition = isComposing || event.nativeEvent.isComposing || event.keyCode === 229;
    if (event.key !== 'Enter' || event.shiftKey || isOfComposition) return;
    event.preventDefault();
    send();
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      className="bg-surface p-3"
    >
      <div className="flex items-end gap-2">
        <textarea
          ref={inputRef}
          aria-label={label}
          placeholder={label}
          rows={1}
          enterKeyHint="send"
          disabled={disabled}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          onKeyDown={onKeyDown}
          onCompositionStart={() => setComposing(true)}
          onCompositionEnd={() => setComposing(false)}
          className="field-sizing-content max-h-32 min-h-12 min-w-0 flex-1 resize-none rounded-3xl border border-field bg-surface px-4 py-2.5 text-base leading-6 text-ink placeholder:text-quiet disabled:bg-ground disabled:opacity-70"
        />
        <button
          type="submit"
          aria-label="Send"
          disabled={cannotSend}
          className="grid size-12 shrink-0 place-items-center rounded-full bg-garden text-white enabled:hover:bg-garden-dark disabled:opacity-45"
        >
          <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5" fill="currentColor">
            <path d="M3.5 20.5 21 12 3.5 3.5 3.5 10 15 12 3.5 14z" />
          </svg>
        </button>
      </div>
      {left <= FEW_LEFT && (
        <p className="mt-1 text-right text-xs text-quiet">
          {left < 0 ? `${characters(-left)} too many` : `${characters(left)} left`}
        </p>
      )}
    </form>
  );
}
