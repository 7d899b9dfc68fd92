import { useState } from 'react';
import { useAlerts } from '../ui/alerts/alerts.ts';
import { areNotificationsShown, showNotifications } from './notification-choice.ts';

/** Items of the account menu with which the owner chooses how this device shows notifications. */
export function useNotificationMenu() {
  const [isShown, setShown] = useState(areNotificationsShown);
  const alerts = useAlerts();
  const toggleShown = () => {
    showNotifications(!isShown);
    setShown(!isShown);
  };
  return [
    {
      key: 'notifications',
      label: isShown ? 'Stop showing notifications' : 'Show notifications',
      onClick: toggleShown,
    },
    {
      key: 'sound',
      label: alerts.isOn ? 'Stop sound for notifications' : 'Play a sound for notifications',
      onClick: alerts.toggle,
    },
  ];
}
