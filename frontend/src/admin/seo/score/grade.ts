import { seoGrade, type SeoGrade } from '@farmhouse/contracts/content/seo-score';
import type { BadgeTone } from '../../ui/badge.tsx';

const TONES: Record<SeoGrade, BadgeTone> = {
  Excellent: 'green',
  Good: 'blue',
  Fair: 'yellow',
  'Needs Work': 'yellow',
  Poor: 'red',
};

/** Label and colour of a score: `Excellent`, green. */
export function gradeOf(score: number): { grade: SeoGrade; tone: BadgeTone } {
  const grade = seoGrade(score);
  return { grade, tone: TONES[grade] };
}
