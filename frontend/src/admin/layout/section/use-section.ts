import { useLocation } from 'react-router-dom';
import { API_DOCS, sectionPath } from '@farmhouse/contracts/pages/sections';
import { SECTIONS, type Section } from '../sections.tsx';

/** The current section; undefined on an unknown path. */
export function useSection(): Section | undefined {
  const { pathname } = useLocation();
  return SECTIONS.find(({ key }) => pathname === sectionPath(key));
}

/** The title of the open page: a section's label, or that of the one page that the sidebar does not list. */
export function usePageName(): string {
  const { pathname } = useLocation();
  return useSection()?.label ?? (pathname === API_DOCS ? 'API' : 'Not found');
}
