import { useState } from 'react';

const KEY = 'adminSidebar';

/** Whether the sidebar is narrowed to its icons, remembered on this device. */
export function useCollapsed(): [boolean, () => void] {
  const [collapsed, setCollapsed] = useState(() => localStorage.getItem(KEY) === 'collapsed');
  const toggle = () => {
    localStorage.setItem(KEY, collapsed ? 'open' : 'collapsed');
    setCollapsed(!collapsed);
  };
  return [collapsed, toggle];
}
