import { BellFilled, BellOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useAlerts } from '../ui/alerts/alerts.ts';

/** Turns sound and notifications about chats and everything else on or off in this browser. They are off by default. */
export function AlertsButton() {
  const { isOn, toggle } = useAlerts();
  return (
    <Button icon={isOn ? <BellFilled aria-hidden /> : <BellOutlined aria-hidden />} onClick={toggle}>
      {isOn ? 'Stop sound for notifications' : 'Play a sound for notifications'}
    </Button>
  );
}
