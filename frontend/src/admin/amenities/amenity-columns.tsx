import type { AmenityView } from '@farmhouse/contracts/catalogue/amenity';
import { Badge } from '../ui/badge.tsx';
import type { RecordColumn } from '../ui/records/record-list.types.ts';
import { wordLabel } from '../ui/word-label.ts';

export const AMENITY_COLUMNS: readonly RecordColumn<AmenityView>[] = [
  {
    title: 'Name',
    onCard: 'headline',
    render: ({ title, active }) => (
      <span className="flex flex-wrap items-center gap-2">
        <span className="font-semibold wrap-anywhere">{title}</span>
        {!active && <Badge tone="grey">Inactive</Badge>}
      </span>
    ),
  },
  { title: 'Category', render: ({ category }) => wordLabel(category) },
  {
    title: 'Description',
    isLong: true,
    render: ({ description }) => (
      <span className="line-clamp-2 max-w-prose wrap-anywhere text-quiet">{description}</span>
    ),
  },
  { title: 'Icon', render: ({ icon }) => <span className="wrap-anywhere">{icon || 'No icon'}</span> },
];
