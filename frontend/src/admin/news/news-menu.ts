import { useState } from 'react';
import { areAlertsOn, startAlerts, stopAlerts } from '../ui/alerts/alerts.ts';
import { isNewsShown, showNews } from './news-choice.ts';

/** Items of the account menu with which the owner chooses how this device announces news. */
export function useNewsMenu() {
  const [isShown, setShown] = useState(isNewsShown);
  const [, setSound] = useState(areAlertsOn);
  const toggleShown = () => {
    showNews(!isShown);
    setShown(!isShown);
  };
  const toggleSound = () => {
    const isOn = areAlertsOn();
    setSound(!isOn);
    if (isOn) stopAlerts();
    else void startAlerts();
  };
  return [
    { key: 'news', label: isShown ? 'Stop showing notifications' : 'Show notifications', onClick: toggleShown },
    {
      key: 'sound',
      label: areAlertsOn() ? 'Stop sound for notifications' : 'Play a sound for notifications',
      onClick: toggleSound,
    },
  ];
}
