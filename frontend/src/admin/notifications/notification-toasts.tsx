import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { OwnerNotification } from '@farmhouse/contracts/chat/owner-notification';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { showBackgroundToast } from '../../shared/toast/toast-store.ts';
import { alertOwner, openClickedNotifications } from '../ui/alerts/alerts.ts';
import { useConnected, type Connection } from '../ui/connection/use-connected.ts';
import { useReports } from '../ui/connection/use-reports.ts';
import { useOpenTaskCounts } from '../open-tasks/open-tasks.api.ts';
import { areNotificationsShown } from './notification-choice.ts';
import { UnseenNotifications } from './unseen-notifications.ts';
import { refreshAbout, refreshAll } from './notification-tags.ts';
import { notificationText } from './notification-text.ts';

/** The connection over which notifications are received. */
interface NotificationSource extends Connection {
  onNotification: (listener: (notification: OwnerNotification) => void) => () => void;
}

/** Notifications within this time are shown together, in milliseconds. */
const BATCH_MS = 400;
/** For so long after a reconnect, missed notifications are still detected from the counts. */
const CATCH_UP_MS = 5_000;
/** For so long after the dashboard was opened, what it has fetched is current. In milliseconds. */
const FRESH_MS = 2_000;

/** Shows notifications on every screen: a toast with a link, and the sound if the owner has turned it on. */
export function NotificationToasts({ source }: { source: NotificationSource }) {
  const [unseen] = useState(() => new UnseenNotifications());
  const announce = useNotificationToast(unseen);
  const work = useOpenTaskCounts();
  const { pendingBookings, paymentsToVerify, newMessages, privacyRequests, chatsToAnswer } = work;
  const count = useEffectEvent(() => unseen.count(work) && announce());
  useEffect(() => void count(), [pendingBookings, paymentsToVerify, newMessages, privacyRequests, chatsToAnswer]);
  useNotificationSubscription(source, unseen, announce);
  return null;
}

/** Listens to notifications; after every reconnect, fetches everything that may have changed meanwhile. */
function useNotificationSubscription(
  source: NotificationSource,
  unseen: UnseenNotifications,
  announce: () => void,
): void {
  const dispatch = useDispatch();
  const [openedAt] = useState(() => performance.now());
  useConnected(source, ({ isReconnect }) => {
    // soon after the page was opened, everything has just been fetched
    if (isReconnect || performance.now() - openedAt > FRESH_MS) dispatch(refreshAll());
    const timer = setTimeout(() => unseen.setDisconnected(false), CATCH_UP_MS);
    return () => {
      clearTimeout(timer);
      unseen.setDisconnected(true);
    };
  });
  const hasUnseen = useRef(false);
  useReports(source.onNotification, {
    within: BATCH_MS,
    itemOf: (notification) => {
      hasUnseen.current = unseen.receive(notification) || hasUnseen.current;
      return notification.kind;
    },
    handle: (kinds) => {
      dispatch(refreshAbout(kinds));
      if (hasUnseen.current) announce();
      hasUnseen.current = false;
    },
  });
}

/** Shows all unseen notifications as one toast, which is closed with the dashboard. */
function useNotificationToast(unseen: UnseenNotifications): () => void {
  const navigate = useNavigate();
  const withdraw = useRef<() => void>(undefined);
  useEffect(() => () => withdraw.current?.(), []);
  useEffect(() => openClickedNotifications((clicked) => void navigate(clicked)), [navigate]);
  return () => {
    const text = notificationText(unseen.notifications);
    if (!text) return;
    const { path, ...shown } = text;
    const open = () => void navigate(path);
    alertOwner({ title: shown.title, body: shown.description, tag: 'news', path, onOpen: open });
    if (!areNotificationsShown()) return unseen.seen();
    const action = { label: 'Show', onSelect: open };
    withdraw.current = showBackgroundToast({ ...shown, action, onClose: () => unseen.seen() });
  };
}
