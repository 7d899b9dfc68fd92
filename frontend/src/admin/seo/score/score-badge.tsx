import { Badge } from '../../ui/badge.tsx';
import { gradeOf } from './grade.ts';

/** A score of 0 to 100 with its grade. */
export function ScoreBadge({ score }: { score: number }) {
  const { grade, tone } = gradeOf(score);
  return (
    <Badge tone={tone}>
      <span className="figures">{score}</span> {grade}
    </Badge>
  );
}
