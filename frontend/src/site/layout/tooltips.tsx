import { useEffect, useRef, useState } from 'react';
import { openDelay } from './tooltip-timing.ts';

interface Tip {
  text: string;
  /** The middle of the control and its lower edge, in px of the window. */
  x: number;
  y: number;
}

/** The control that has only an icon. */
function iconControl(target: EventTarget | null): HTMLElement | undefined {
  const control = target instanceof Element ? target.closest<HTMLElement>('button[aria-label], a[aria-label]') : null;
  return control && control.innerText.trim() === '' ? control : undefined;
}

function tipOf(control: HTMLElement): Tip {
  const { left, width, bottom } = control.getBoundingClientRect();
  return { text: control.getAttribute('aria-label') ?? '', x: left + width / 2, y: bottom };
}

/**
 * The tooltip of the control below the mouse, opened after a delay; closed by leaving it, a press, a key or a scroll.
 */
function useTip(): Tip | undefined {
  const [tip, setTip] = useState<Tip>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let hovered: HTMLElement | undefined;
    let isOpen = false;
    let closedAt: number | undefined;
    const close = () => {
      clearTimeout(timer);
      if (isOpen) closedAt = Date.now();
      isOpen = false;
      setTip(undefined);
    };
    const onOver = ({ target, pointerType }: PointerEvent) => {
      const control = pointerType === 'mouse' ? iconControl(target) : undefined;
      if (control === hovered) return;
      close();
      hovered = control;
      if (!control) return;
      timer = setTimeout(
        () => {
          isOpen = control.isConnected;
          if (isOpen) setTip(tipOf(control));
        },
        openDelay(Date.now(), closedAt),
      );
    };
    document.addEventListener('pointerover', onOver);
    document.documentElement.addEventListener('pointerleave', close);
    const closing = ['pointerdown', 'keydown', 'scroll'] as const;
    for (const event of closing) document.addEventListener(event, close, { capture: true, passive: true });
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerover', onOver);
      document.documentElement.removeEventListener('pointerleave', close);
      for (const event of closing) document.removeEventListener(event, close, { capture: true });
    };
  }, []);
  return tip;
}

/** Minimum distance of a tooltip's centre from the window's sides, in px. */
const SIDE_PX = 90;

/** Shows the names of controls that have only an icon, below them. Screen readers read the names themselves. */
export default function Tooltips() {
  const tip = useTip();
  const box = useRef<HTMLDivElement>(null);
  // in the top layer, above open dialogs
  useEffect(() => {
    if (tip) box.current?.showPopover?.();
  }, [tip]);
  if (!tip) return null;
  const isLow = tip.y > window.innerHeight - 60;
  return (
    <div
      ref={box}
      popover="manual"
      role="tooltip"
      aria-hidden="true"
      className="pointer-events-none fixed inset-auto z-50 m-0 max-w-60 -translate-x-1/2 rounded-field border-0 bg-garden-dark px-3 py-1.5 text-sm text-white shadow-soft"
      style={{
        left: Math.min(Math.max(tip.x, SIDE_PX), window.innerWidth - SIDE_PX),
        top: isLow ? tip.y - 100 : tip.y + 6,
      }}
    >
      {tip.text}
    </div>
  );
}
