import { useLocation } from 'react-router-dom';
import { sectionPath } from './paths.ts';
import { SECTIONS, type Section } from './sections.tsx';

/** The current section; undefined on an unknown path. */
export function useSection(): Section | undefined {
  const { pathname } = useLocation();
  return SECTIONS.find(({ path }) => pathname === sectionPath(path));
}
