import { Tabs, type TabsProps } from 'antd';

interface FormTabsProps {
  tabs: NonNullable<TabsProps['items']>;
  active: string;
  onChange: (key: string) => void;
}

/** Parts of a form in tabs. Hidden parts are there, too, so that their values are checked and sent. */
export function FormTabs({ tabs, active, onChange }: FormTabsProps) {
  const items = tabs.map((tab) => ({ ...tab, forceRender: true }));
  return <Tabs items={items} activeKey={active} onChange={onChange} animated={false} />;
}
