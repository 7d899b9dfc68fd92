import { useLocation } from 'react-router-dom';
import { sectionPath } from '@farmhouse/contracts/pages/sections';
import { SECTIONS, type Section } from './sections.tsx';

/** The current section; undefined on an unknown path. */
export function useSection(): Section | undefined {
  const { pathname } = useLocation();
  return SECTIONS.find(({ key }) => pathname === sectionPath(key));
}
