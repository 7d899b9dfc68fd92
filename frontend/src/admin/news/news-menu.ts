import { useState } from 'react';
import { useAlerts } from '../ui/alerts/alerts.ts';
import { isNewsShown, showNews } from './news-choice.ts';

/** Items of the account menu with which the owner chooses how this device announces news. */
export function useNewsMenu() {
  const [isShown, setShown] = useState(isNewsShown);
  const alerts = useAlerts();
  const toggleShown = () => {
    showNews(!isShown);
    setShown(!isShown);
  };
  return [
    { key: 'news', label: isShown ? 'Stop showing news' : 'Show news as it comes', onClick: toggleShown },
    { key: 'sound', label: alerts.isOn ? 'Stop sound for news' : 'Play a sound for news', onClick: alerts.toggle },
  ];
}
