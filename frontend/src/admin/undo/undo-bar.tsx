import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { RollbackOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { readSession } from '../session/session.ts';
import { useBarInTabOrder } from './use-bar-in-tab-order.ts';
import { useOpenUndos, type OpenUndo } from './use-open-undos.ts';
import { useUndo } from './use-undo.ts';

/** CSS variable with the height that drawers, dialogs and the page leave free at the bottom. */
const ROOM = '--undo-room';
/** Maximum number of changes shown, the newest ones. */
const MAX_SHOWN = 3;
/** For how long rows take no tap after they have appeared or moved, in ms: it was meant for what was there before. */
const TAPS_AFTER_MS = 400;

const NOT_TYPED_IN = /^(checkbox|radio|file|button|submit|reset)$/;

/** Whether keys type into `target`: not into a dropdown's read-only field, which has focus after a choice. */
function isTyping(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !target.readOnly && !NOT_TYPED_IN.test(target.type);
  return target instanceof HTMLElement && (target.isContentEditable || /^(TEXTAREA|SELECT)$/.test(target.tagName));
}

const isOwn = ({ doneBy }: OpenUndo): boolean => doneBy === readSession()?.admin.username;

const keyOf = ({ endpoint, id }: OpenUndo): string => `${endpoint}-${id}`;

const textOf = (undo: OpenUndo): string => (isOwn(undo) ? undo.done : `${undo.doneBy}: ${undo.done}`);

/**
 * The latest changes, each with an undo button; the keyboard shortcut undoes the newest one of the signed-in admin.
 * Drawers and dialogs end above the bar, and Tab leads from them to it.
 */
export function UndoBar() {
  const shown = useOpenUndos().slice(0, MAX_SHOWN);
  const [newest] = shown;
  const newestOwn = shown.find(isOwn);
  const { undo, isUndoing } = useUndo();
  useUndoKey(() => newestOwn && !isUndoing && void undo(newestOwn));
  const bar = useRef<HTMLUListElement>(null);
  useBarInTabOrder(bar);
  useRoom(bar, shown.length);
  useTapDelay(bar, shown.map(keyOf).join());
  return (
    <>
      <p role="status" className="sr-only">
        {newest && `${textOf(newest)}.${newest === newestOwn ? ' Undo with Control and Z, for a few seconds.' : ''}`}
      </p>
      {newest && (
        <ul ref={bar} className="undo-bar">
          {shown.map((change) => (
            <li key={keyOf(change)} className="flex items-center gap-3">
              <span className="line-clamp-2 min-w-0 flex-1 wrap-anywhere">{textOf(change)}</span>
              <span aria-hidden="true" className="figures shrink-0 text-sm text-white/85">
                {change.secondsLeft} s
              </span>
              <Button
                icon={<RollbackOutlined aria-hidden />}
                // not disabled, which would take focus from it
                aria-disabled={isUndoing || undefined}
                aria-keyshortcuts={change === newestOwn ? 'Control+Z Meta+Z' : undefined}
                onClick={() => !isUndoing && void undo(change)}
              >
                Undo
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Calls `work` for Control and Z, or Command and Z, unless a text field has focus. */
function useUndoKey(work: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key === 'z';
    if (isUndo && !isTyping(event.target)) work();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

/** Reserves the bar's height at the bottom of everything else while it has rows. */
function useRoom(bar: RefObject<HTMLUListElement | null>, rows: number): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const top = bar.current?.getBoundingClientRect().top;
    if (rows === 0 || top === undefined) return;
    style.setProperty(ROOM, `${window.innerHeight - top}px`);
    return () => void style.removeProperty(ROOM);
  }, [bar, rows]);
}

/** Lets the bar's rows take no tap for a moment whenever another set of changes (`rows`) is shown. */
function useTapDelay(bar: RefObject<HTMLUListElement | null>, rows: string): void {
  useLayoutEffect(() => {
    for (const row of bar.current?.children ?? []) row.animate({ pointerEvents: ['none', 'none'] }, TAPS_AFTER_MS);
  }, [bar, rows]);
}
