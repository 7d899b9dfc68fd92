import { useEffect, useId, useRef, useState } from 'react';
import { Tooltip } from 'antd';
import { NavLink, useLocation } from 'react-router-dom';
import { permissionsOf } from '@farmhouse/contracts/identity/permission';
import { sectionPath, sectionsFor } from '@farmhouse/contracts/pages/sections';
import { readSession } from '../../session/session.ts';
import { SECTIONS, type Section } from '../sections.tsx';
import { useBelowFold } from './use-below-fold.ts';
import { useOpenTaskCounts } from '../../open-tasks/open-tasks.api.ts';

/** Largest count shown; larger ones are shown as this number and a plus sign. */
const MAX_COUNT = 999;

/** The sections that the signed-in admin may see. */
const sectionsOfAdmin = () => sectionsFor(SECTIONS, permissionsOf(readSession()?.admin.role ?? ''));

/**
 * Navigation links to the sections, in groups, with the count of open work in each; the open one is scrolled into view.
 * Open work in sections below the fold is counted at the edge.
 */
export function SectionLinks({ collapsed = false, replace = false }: { collapsed?: boolean; replace?: boolean }) {
  const [shown] = useState(sectionsOfAdmin);
  const beginsGroup = (index: number) => index > 0 && shown[index]?.group !== shown[index - 1]?.group;
  const waiting = useOpenTaskCounts();
  const nav = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const below = useBelowFold(nav);
  const waitingBelow = shown
    .filter(({ key }) => below.includes(key))
    .reduce((sum, { counts }) => sum + ((counts && waiting[counts]) ?? 0), 0);
  useEffect(() => {
    nav.current?.querySelector('[aria-current=page]')?.scrollIntoView({ block: 'nearest' });
  }, [pathname]);
  return (
    <>
      <nav ref={nav} aria-label="Sections" className="section-links flex-1 overflow-y-auto px-3 pb-3">
        <ul>
          {shown.map((section, index) => (
            <li
              key={section.key}
              data-section={section.key}
              className={beginsGroup(index) ? 'mt-2 border-t border-white/15 pt-2' : undefined}
            >
              <SectionLink {...{ section, collapsed, replace }} count={section.counts && waiting[section.counts]} />
            </li>
          ))}
        </ul>
      </nav>
      {/* its room is kept: a list that became lower would hide the section that was scrolled into view */}
      <div aria-hidden="true" className="h-7 shrink-0">
        {waitingBelow > 0 && (
          <p className="figures mx-auto my-1 w-fit rounded-full bg-marigold px-2.5 py-0.5 text-xs font-semibold text-garden-dark">
            {collapsed ? `${waitingBelow} ↓` : `${waitingBelow} waiting below`}
          </p>
        )}
      </div>
    </>
  );
}

interface SectionLinkProps {
  section: Section;
  collapsed: boolean;
  /** True if opening the section replaces the history entry. */
  replace: boolean;
  count?: number;
}

/** The link's name is the section's title alone; the count stands above it and describes it. */
function SectionLink({ section, collapsed, replace, count = 0 }: SectionLinkProps) {
  const { key, label, icon: Icon, load } = section;
  const prefetch = () => void load().catch(() => undefined);
  const countId = useId();
  return (
    <div className="relative">
      <Tooltip title={collapsed ? label : ''} placement="right">
        <NavLink
          to={sectionPath(key)}
          end
          replace={replace}
          onPointerEnter={prefetch}
          onFocus={prefetch}
          aria-describedby={count > 0 ? countId : undefined}
          className="flex min-h-11 scroll-my-4 items-center gap-3 rounded-field px-3.5 text-white/85 no-underline hover:bg-white/10 hover:text-white aria-[current=page]:bg-white/15 aria-[current=page]:font-semibold aria-[current=page]:text-white"
        >
          <span aria-hidden="true" className="text-lg leading-none">
            <Icon />
          </span>
          <span className={collapsed ? 'sr-only' : 'flex-1'}>{label}</span>
        </NavLink>
      </Tooltip>
      {count > 0 && (
        <span
          id={countId}
          className={`figures pointer-events-none absolute rounded-full bg-marigold text-xs font-semibold text-garden-dark ${collapsed ? 'top-0.5 right-0.5 min-w-4.5 px-1 text-center' : 'top-1/2 right-3.5 -translate-y-1/2 px-2 py-0.5'}`}
        >
          {count > MAX_COUNT ? `${MAX_COUNT}+` : count}
          <span className="sr-only"> waiting</span>
        </span>
      )}
    </div>
  );
}
