import { Tabs, type TabsProps } from 'antd';
import { useNarrow } from '../../use-screen.ts';

interface FormTabsProps {
  tabs: NonNullable<TabsProps['items']>;
  active: string;
  onChange: (key: string) => void;
}

/** Lets three tabs fit a small phone: on overflow, the tab list contains a button, which ARIA does not allow. */
const NARROW_GUTTER_PX = 16;

/** A form in tabs. Hidden tabs are rendered, too, so that their values are validated and sent. */
export function FormTabs({ tabs, active, onChange }: FormTabsProps) {
  const items = tabs.map((tab) => ({ ...tab, forceRender: true }));
  return (
    <Tabs
      items={items}
      activeKey={active}
      onChange={onChange}
      animated={false}
      tabBarGutter={useNarrow() ? NARROW_GUTTER_PX : undefined}
    />
  );
}
