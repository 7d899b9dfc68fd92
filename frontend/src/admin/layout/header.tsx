import { Suspense, useRef, useState, type RefObject } from 'react';
import { DownOutlined, LogoutOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { lazyWithRetry } from '../../shared/ui/lazy-with-retry.ts';
import type { Session } from '../session/session.ts';
import { useNotificationMenu } from '../notifications/notification-menu.ts';
import { isUndoableHere } from '../ui/undoable.ts';
import { useOpenUndos } from '../undo/use-open-undos.ts';
import { useLogout } from '../session/use-logout.ts';

const LeaveDialog = lazyWithRetry(() => import('../undo/leave.dialog.tsx'));
const SessionsDialog = lazyWithRetry(() => import('../session/account/sessions.dialog.tsx'));
const ChangePasswordDialog = lazyWithRetry(() => import('../session/account/change-password.dialog.tsx'));

interface HeaderProps {
  title: string;
  headingRef: RefObject<HTMLHeadingElement | null>;
  admin: Session['admin'];
}

/** The header: title of the section, signed-in user and log-out. */
export function Header({ title, headingRef, admin }: HeaderProps) {
  const logout = useLogout();
  const undos = useOpenUndos();
  const [isLeaving, setLeaving] = useState(false);
  const [opened, setOpened] = useState<'password' | 'sessions'>();
  const accountButton = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpened(undefined);
    setTimeout(() => accountButton.current?.focus());
  };
  const notifications = useNotificationMenu();
  const account = [
    ...notifications,
    { key: 'password', label: 'Change password', onClick: () => setOpened('password') },
    { key: 'sessions', label: 'Open sessions', onClick: () => setOpened('sessions') },
  ];
  return (
    <header className="sticky top-0 z-20 flex h-16 items-center gap-2 border-b border-line bg-surface px-4 sm:px-6 2xl:px-8">
      <h1 ref={headingRef} tabIndex={-1} className="line-clamp-2 min-w-0 flex-1 text-lg leading-tight sm:text-xl">
        {title}
      </h1>
      <Dropdown menu={{ items: account }} trigger={['click']} autoFocus placement="bottomRight">
        <Button ref={accountButton} type="text" className="h-auto! px-3! py-1!">
          <span className="text-left leading-tight">
            <span className="sr-only">Account: </span>
            <span className="block max-w-24 truncate sm:max-w-48">{admin.username}</span>
            <span className="block text-xs font-normal text-quiet">{admin.role}</span>
          </span>
          <DownOutlined aria-hidden className="text-xs!" />
        </Button>
      </Dropdown>
      <Button
        icon={<LogoutOutlined aria-hidden />}
        aria-label="Logout"
        onClick={() => (undos.length > 0 && isUndoableHere() ? setLeaving(true) : void logout())}
      >
        <span className="max-sm:hidden">Logout</span>
      </Button>
      {isLeaving && (
        <Suspense>
          <LeaveDialog undos={undos} onLeave={() => void logout()} onClose={() => setLeaving(false)} />
        </Suspense>
      )}
      <Suspense>
        {opened === 'password' && <ChangePasswordDialog onClose={close} />}
        {opened === 'sessions' && <SessionsDialog onClose={close} />}
      </Suspense>
    </header>
  );
}
