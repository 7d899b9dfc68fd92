import { useEffect, useState } from 'react';
import { Icon } from './icon.tsx';

const MESSAGE_SHOWN_MS = 2500;

/** Copies a text and announces it; `what` completes 'Copy …' for screen readers. */
export function CopyButton({ text, what, className = '' }: { text: string; what: string; className?: string }) {
  const [status, setStatus] = useState<'Copied' | 'Press Ctrl+C to copy' | ''>('');

  useEffect(() => {
    if (!status) return;
    const timer = setTimeout(() => setStatus(''), MESSAGE_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [status]);

  const copy = () => writeToClipboard(text).then((done) => setStatus(done ? 'Copied' : 'Press Ctrl+C to copy'));
  return (
    <button
      type="button"
      onClick={() => void copy()}
      aria-label={`Copy ${what}`}
      className={`inline-flex min-h-11 items-center gap-1.5 rounded-full border border-line bg-surface px-4 text-sm font-semibold text-garden hover:border-garden ${className}`}
    >
      <Icon name={status === 'Copied' ? 'check' : 'copy'} className="size-4" />
      <span aria-live="polite">{status || 'Copy'}</span>
    </button>
  );
}

/** The Clipboard API needs https; plain http falls back to `execCommand`. */
async function writeToClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const area = document.createElement('textarea');
    area.value = text;
    area.setAttribute('readonly', '');
    area.className = 'sr-only';
    document.body.append(area);
    area.select();
    const done = document.execCommand('copy');
    area.remove();
    return done;
  }
}
