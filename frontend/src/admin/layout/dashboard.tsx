import { useEffect, useRef, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { CONTENT_ID } from '../../shared/ui/focus-content.ts';
import { SkipLink } from '../../shared/ui/skip-link.tsx';
import { ClashStrip } from '../clashes/clash-strip.tsx';
import { OwnerChatProvider } from '../live-chat/owner-chat.provider.tsx';
import { readSession } from '../session/session.ts';
import { useFreeFocus } from '../ui/overlays/use-free-focus.ts';
import { useLostFocus } from '../ui/overlays/use-lost-focus.ts';
import { useSiteName } from '../ui/use-site-name.ts';
import { useNarrow } from '../ui/use-screen.ts';
import { Header } from './header.tsx';
import { NavigationDrawer, Sidebar } from './menu/sidebar.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { BottomNavigation } from './menu/bottom-navigation.tsx';
import { UndoBar } from '../undo/undo-bar.tsx';
import { useCollapsed } from './menu/use-collapsed.ts';
import { LeaveGuard } from './leave-guard.tsx';
import { LiveUpdates } from './live-updates.tsx';
import { usePageName } from './section/use-section.ts';
import { useTitle } from './use-title.ts';

/** The layout around every section: sidebar (bottom navigation and a drawer on phones), header, and the section. */
export default function Dashboard() {
  const narrow = useNarrow();
  const title = usePageName();
  /** The section in which the navigation drawer was opened; the drawer closes when the section changes. */
  const [drawerSection, setDrawerSection] = useState<string>();
  const [collapsed, toggleCollapsed] = useCollapsed();
  const [admin] = useState(() => readSession()?.admin);
  const heading = useRef<HTMLHeadingElement>(null);
  const arrived = useRef(false);

  useTitle(title, useSiteName());
  useFreeFocus();
  useLostFocus();
  useEffect(() => {
    if (arrived.current) heading.current?.focus({ preventScroll: true });
    arrived.current = true;
    window.scrollTo(0, 0);
  }, [title]);

  const isDrawerOpen = drawerSection === title;
  if (drawerSection !== undefined && drawerSection !== title) setDrawerSection(undefined);
  if (!admin) return null;
  return (
    <OwnerChatProvider>
      <LiveUpdates />
      <LeaveGuard />
      <div className="dashboard flex min-h-dvh">
        <SkipLink className="fixed top-2 left-2 z-50 -translate-y-24 rounded-full bg-surface px-4 py-2 focus:translate-y-0" />
        {narrow ? (
          <NavigationDrawer open={isDrawerOpen} onClose={() => setDrawerSection(undefined)} />
        ) : (
          <Sidebar collapsed={collapsed} onToggle={toggleCollapsed} />
        )}
        <div className="flex min-w-0 flex-1 flex-col">
          <Header title={title} headingRef={heading} admin={admin} />
          <OfflineNotice />
          <ClashStrip />
          <main id={CONTENT_ID} tabIndex={-1} className="mx-auto w-full max-w-350 flex-1 p-4 sm:p-6 lg:pb-16 2xl:p-8">
            <Outlet />
          </main>
          <UndoBar />
          {narrow && <BottomNavigation isMoreOpen={isDrawerOpen} onMore={() => setDrawerSection(title)} />}
        </div>
      </div>
    </OwnerChatProvider>
  );
}
