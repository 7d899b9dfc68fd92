import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../shared/ui/icon.tsx';

const TONES = {
  info: ['bg-garden-soft border-garden/25', 'clock'],
  success: ['bg-garden-soft border-garden/40', 'check'],
  warning: ['bg-marigold-soft border-marigold', 'alert'],
  danger: ['bg-danger-soft border-danger/50', 'alert'],
} as const satisfies Record<string, readonly [string, IconName]>;

/** A highlighted message inside a page. */
export function Notice({ tone, title, children }: { tone: keyof typeof TONES; title?: string; children?: ReactNode }) {
  const [className, icon] = TONES[tone];
  return (
    <div className={`flex gap-3 rounded-card border p-4 ${className}`}>
      <Icon name={icon} className="mt-0.5 size-5" />
      <div className="min-w-0 flex-1">
        {title && <p className="font-semibold">{title}</p>}
        {children}
      </div>
    </div>
  );
}
