import type { BlogStatus } from '@farmhouse/contracts/content/blog';
import { Badge, type BadgeTone } from '../ui/badge.tsx';

export const STATUS_LABELS: Record<BlogStatus, string> = {
  published: 'Published',
  draft: 'Draft',
  archived: 'Archived',
};

const TONES: Record<BlogStatus, BadgeTone> = { draft: 'yellow', published: 'green', archived: 'grey' };

export function StatusBadge({ status }: { status: BlogStatus }) {
  return <Badge tone={TONES[status]}>{STATUS_LABELS[status]}</Badge>;
}
