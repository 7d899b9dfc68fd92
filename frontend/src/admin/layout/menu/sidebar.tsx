import { MenuFoldOutlined, MenuUnfoldOutlined } from '@ant-design/icons';
import { Drawer } from 'antd';
import { useBackCloses } from '../../ui/overlays/use-back-closes.ts';
import { useSiteName } from '../../ui/use-site-name.ts';
import { SectionLinks } from './section-links.tsx';

interface SidebarProps {
  collapsed: boolean;
  onToggle: () => void;
}

export function Sidebar({ collapsed, onToggle }: SidebarProps) {
  const name = useSiteName();
  return (
    <aside
      className={`sticky top-0 flex h-dvh shrink-0 flex-col bg-garden-dark text-white transition-[width] duration-200 ${collapsed ? 'w-18' : 'w-64'}`}
    >
      <p className="flex h-16 items-center px-6 font-display text-xl">
        {collapsed ? Array.from(name)[0] : <span className="truncate">{name}</span>}
      </p>
      <SectionLinks collapsed={collapsed} />
      <button
        type="button"
        onClick={onToggle}
        aria-label={collapsed ? 'Expand sidebar' : 'Collapse sidebar'}
        aria-expanded={!collapsed}
        className="m-3 flex min-h-11 items-center gap-3 rounded-field px-3.5 text-sm text-white/80 hover:bg-white/10 hover:text-white"
      >
        {collapsed ? <MenuUnfoldOutlined aria-hidden /> : <MenuFoldOutlined aria-hidden />}
        {!collapsed && 'Collapse'}
      </button>
    </aside>
  );
}

/**
 * Drawer with all sections, on screens without a sidebar. Its links replace the history entry that lets Back close it.
 */
export function NavigationDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  useBackCloses(onClose, { isOpen: open });
  return (
    <Drawer
      open={open}
      onClose={onClose}
      placement="left"
      size={288}
      title={useSiteName()}
      rootClassName="navigation-drawer"
    >
      <SectionLinks replace />
    </Drawer>
  );
}
