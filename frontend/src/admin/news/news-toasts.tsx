import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import type { News, NewsKind } from '@farmhouse/contracts/chat/news';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { toastWhenFree } from '../../shared/toast/toast-store.ts';
import { alertOwner } from '../ui/alerts/alerts.ts';
import { useWaitingWork } from '../waiting/waiting-work.api.ts';
import { isNewsShown } from './news-choice.ts';
import { NewsDesk } from './news-desk.ts';
import { refreshAbout, refreshAll } from './news-tags.ts';
import { wordsOf } from './news-words.ts';

/** The connection over which news is received. */
export interface NewsSource {
  onNews: (listener: (news: News) => void) => () => void;
  subscribe: (listener: () => void) => () => void;
  getState: () => { isOnline: boolean };
}

/** News within this time is announced together, in milliseconds. */
const BATCH_MS = 400;
/** For so long after a reconnect, missed news is still detected from the counts. */
const CATCH_UP_MS = 5_000;

/** Announces news on every screen: a toast with a link, and the sound if the owner has turned it on. */
export function NewsToasts({ source }: { source: NewsSource }) {
  const [desk] = useState(() => new NewsDesk());
  const tell = useTeller(desk);
  const work = useWaitingWork();
  const { pendingBookings, paymentsToVerify, messages, privacyRequests, chats } = work;
  const count = useEffectEvent(() => desk.count(work) && tell());
  useEffect(() => void count(), [pendingBookings, paymentsToVerify, messages, privacyRequests, chats]);
  useHearing(source, desk, tell);
  return null;
}

/** Listens to news; after every reconnect, fetches everything that may have changed meanwhile. */
function useHearing(source: NewsSource, desk: NewsDesk, tell: () => void): void {
  const dispatch = useDispatch();
  const isOnline = useSyncExternalStore(source.subscribe, () => source.getState().isOnline);
  const tellNow = useEffectEvent(tell);
  useEffect(() => {
    if (!isOnline) return desk.setDisconnected(true);
    dispatch(refreshAll());
    const timer = setTimeout(() => desk.setDisconnected(false), CATCH_UP_MS);
    return () => clearTimeout(timer);
  }, [isOnline, desk, dispatch]);
  useEffect(() => {
    const changed = new Set<NewsKind>();
    let hasNews = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const takeAll = () => {
      timer = undefined;
      dispatch(refreshAbout(changed));
      changed.clear();
      if (hasNews) tellNow();
      hasNews = false;
    };
    const leave = source.onNews((news) => {
      hasNews = desk.receive(news) || hasNews;
      changed.add(news.kind);
      timer ??= setTimeout(takeAll, BATCH_MS);
    });
    return () => {
      leave();
      clearTimeout(timer);
    };
  }, [source, desk, dispatch]);
}

/** Shows all pending news as one toast, which is closed with the dashboard. */
function useTeller(desk: NewsDesk): () => void {
  const navigate = useNavigate();
  const withdraw = useRef<() => void>(undefined);
  useEffect(() => () => withdraw.current?.(), []);
  return () => {
    const words = wordsOf(desk.news);
    if (!words) return;
    const { path, ...texts } = words;
    const open = () => void navigate(path);
    alertOwner({ title: texts.title, body: texts.description, tag: 'news', onOpen: open });
    if (!isNewsShown()) return desk.seen();
    const action = { label: 'Show', onSelect: open };
    withdraw.current = toastWhenFree({ ...texts, action, onClose: () => desk.seen() });
  };
}
