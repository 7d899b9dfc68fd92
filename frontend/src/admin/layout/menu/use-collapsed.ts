import { useState } from 'react';
import { readLocalText, writeLocalText } from '../../../shared/storage/local-storage.ts';

const KEY = 'adminSidebar';

/** True if the sidebar is collapsed to its icons; kept in local storage. */
export function useCollapsed(): [boolean, () => void] {
  const [collapsed, setCollapsed] = useState(() => readLocalText(KEY) === 'collapsed');
  const toggle = () => {
    writeLocalText(KEY, collapsed ? 'open' : 'collapsed');
    setCollapsed(!collapsed);
  };
  return [collapsed, toggle];
}
