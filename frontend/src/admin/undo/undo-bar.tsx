import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { UndoOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { readSession } from '../session/session.ts';
import { useOpenUndos, type OpenUndo } from './use-open-undos.ts';
import { useUndo } from './use-undo.ts';

/** The height that drawers, dialogs and the page leave free at the bottom, as CSS reads it. */
const ROOM = '--undo-room';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** What was done a moment ago, with a button that takes it back. Drawers and dialogs end above it. */
export function UndoBar() {
  const [undo] = useOpenUndos();
  const { takeBack, isUndoing } = useUndo();
  const room = useRoom(undo !== undefined);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isUndoKey = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key === 'z';
    if (!undo || isUndoing || !isUndoKey || isTyping(event.target)) return;
    event.preventDefault();
    void takeBack(undo);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  return (
    <div ref={room} className={undo && 'undo-bar'}>
      <p role="status" className="min-w-0 flex-1">
        {undo && <UndoText undo={undo} />}
      </p>
      {undo && (
        <>
          <span aria-hidden="true" className="figures shrink-0 text-sm text-white/85">
            {undo.secondsLeft} s
          </span>
          <Button
            icon={<UndoOutlined aria-hidden />}
            loading={isUndoing}
            aria-keyshortcuts="Control+Z Meta+Z"
            onClick={() => void takeBack(undo)}
          >
            Undo
          </Button>
        </>
      )}
    </div>
  );
}

/** Read out once: the seconds, which change, stand beside it. */
function UndoText({ undo: { done, doneBy } }: { undo: OpenUndo }) {
  const isMine = doneBy === readSession()?.admin.username;
  return (
    <>
      <span className="line-clamp-2">{isMine ? done : `${doneBy}: ${done}`}</span>
      <span className="sr-only">It can be undone for a few seconds, with Control and Z too.</span>
    </>
  );
}

/** Keeps as much room free at the bottom of everything else as the bar takes while it is shown. */
function useRoom(isShown: boolean) {
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const top = bar.current?.getBoundingClientRect().top;
    if (!isShown || top === undefined) return;
    style.setProperty(ROOM, `${window.innerHeight - top}px`);
    return () => void style.removeProperty(ROOM);
  }, [isShown]);
  return bar;
}
