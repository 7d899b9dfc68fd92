import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { addDays } from '@farmhouse/contracts/timing/ist';

export interface DayRange {
  fromDate: string;
  toDate: string;
}

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

const rangeOf = (a: string, b: string): DayRange => (a < b ? { fromDate: a, toDate: b } : { fromDate: b, toDate: a });

/** The day whose cell is under the pointer. */
function dayAt(x: number, y: number): string | undefined {
  const cells = document.elementsFromPoint(x, y).map((element) => element.closest<HTMLElement>('[data-day]'));
  return cells.find((cell) => cell !== null)?.dataset.day;
}

interface DaySelectionOptions {
  /** First and last visible day. */
  first: string;
  last: string;
  /** Called when several days were selected, by dragging or with Shift and the arrow keys. */
  onRange: (range: DayRange) => void;
}

/** Selection of days by dragging with a pointer, and with the keyboard. `wasDragged` is true of a drag's own click. */
export function useDaySelection({ first, last, onRange }: DaySelectionOptions) {
  const [range, setRange] = useState<DayRange>();
  const anchor = useRef<string>(undefined);
  const wasDragged = useRef(false);
  const drag = useRef<AbortController>(undefined);

  useEffect(() => () => drag.current?.abort(), []);

  const startDrag = ({ button, clientX, clientY, pointerId }: PointerEvent) => {
    const from = dayAt(clientX, clientY);
    wasDragged.current = false;
    if (button !== 0 || !from) return;
    let to = from;
    const abort = new AbortController();
    drag.current = abort;
    const isMine = (event: globalThis.PointerEvent) => event.pointerId === pointerId;
    const finish = (isDone: boolean) => {
      abort.abort();
      setRange(undefined);
      if (isDone && wasDragged.current) onRange(rangeOf(from, to));
      // after the click that ends a drag, which is dispatched before; keys click, too
      setTimeout(() => (wasDragged.current = false));
    };
    const listen = (
      type: 'pointermove' | 'pointerup' | 'pointercancel',
      react: (at: globalThis.PointerEvent) => void,
    ) => window.addEventListener(type, (event) => isMine(event) && react(event), { signal: abort.signal });
    listen('pointermove', (event) => {
      const day = dayAt(event.clientX, event.clientY);
      if (!day || day === to) return;
      to = day;
      wasDragged.current = true;
      setRange(rangeOf(from, to));
    });
    listen('pointerup', () => finish(true));
    listen('pointercancel', () => finish(false));
  };

  /** Handles a key on a day; with Shift it extends the selection. Returns the day to focus. */
  const moveBy = ({ key, shiftKey }: KeyboardEvent, day: string): string | undefined => {
    const step = STEPS[key];
    if (step === undefined) return undefined;
    const next = addDays(day, step);
    if (next < first || next > last) return day;
    anchor.current = shiftKey ? (anchor.current ?? day) : undefined;
    setRange(anchor.current ? rangeOf(anchor.current, next) : undefined);
    return next;
  };

  const clear = () => {
    anchor.current = undefined;
    setRange(undefined);
  };

  return { range, startDrag, moveBy, clear, wasDragged };
}
