import type { ComponentType } from 'react';
import { CalendarOutlined, CheckCircleOutlined, HomeOutlined, MoreOutlined, WalletOutlined } from '@ant-design/icons';
import { NavLink } from 'react-router-dom';
import { DASHBOARD, sectionPath } from '@farmhouse/contracts/pages/sections';
import { useOpenTaskCounts } from '../../open-tasks/open-tasks.api.ts';

interface BottomNavigationProps {
  isMoreOpen: boolean;
  /** Opens the list of all sections. */
  onMore: () => void;
}

const ITEM =
  'relative flex min-h-14 flex-1 flex-col items-center justify-center gap-0.5 text-xs text-quiet no-underline aria-[current=page]:font-semibold aria-[current=page]:text-garden';

/** The sections of every day at the bottom of a phone's screen; More lists all of them. */
export function BottomNavigation({ isMoreOpen, onMore }: BottomNavigationProps) {
  const { pendingBookings, paymentsToVerify, chatsToAnswer = 0, messages = 0 } = useOpenTaskCounts();
  return (
    <nav
      aria-label="Shortcuts"
      className="sticky bottom-0 z-20 flex border-t border-line bg-surface pb-[env(safe-area-inset-bottom)]"
    >
      <BarLink to={DASHBOARD} icon={HomeOutlined} label="Today" />
      <BarLink to={sectionPath('confirmations')} icon={CheckCircleOutlined} label="Requests" count={pendingBookings} />
      <BarLink to={sectionPath('payments')} icon={WalletOutlined} label="Payments" count={paymentsToVerify} />
      <BarLink to={sectionPath('calendar')} icon={CalendarOutlined} label="Calendar" />
      <button type="button" aria-haspopup="dialog" aria-expanded={isMoreOpen} onClick={onMore} className={ITEM}>
        <BarContent icon={MoreOutlined} label="More" count={chatsToAnswer + messages} />
      </button>
    </nav>
  );
}

interface BarContentProps {
  icon: ComponentType;
  label: string;
  /** Number of open items there. */
  count?: number;
}

function BarLink({ to, ...content }: BarContentProps & { to: string }) {
  return (
    <NavLink to={to} end className={ITEM}>
      <BarContent {...content} />
    </NavLink>
  );
}

/** Largest count shown; larger ones are shown as this number and a plus sign. */
const MAX_COUNT = 99;

function BarContent({ icon: Icon, label, count = 0 }: BarContentProps) {
  return (
    <>
      <span aria-hidden="true" className="text-lg leading-none">
        <Icon />
      </span>
      {label}
      {count > 0 && (
        <span className="figures absolute top-1 left-[calc(50%+4px)] min-w-4.5 rounded-full bg-marigold px-1 text-center text-xs font-semibold text-garden-dark">
          {count > MAX_COUNT ? `${MAX_COUNT}+` : count}
          <span className="sr-only"> waiting</span>
        </span>
      )}
    </>
  );
}
