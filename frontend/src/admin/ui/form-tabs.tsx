import { Tabs, type TabsProps } from 'antd';

interface FormTabsProps {
  tabs: NonNullable<TabsProps['items']>;
  active: string;
  onChange: (key: string) => void;
}

/** A form in tabs. Hidden tabs are rendered, too, so that their values are validated and sent. */
export function FormTabs({ tabs, active, onChange }: FormTabsProps) {
  const items = tabs.map((tab) => ({ ...tab, forceRender: true }));
  return <Tabs items={items} activeKey={active} onChange={onChange} animated={false} />;
}
