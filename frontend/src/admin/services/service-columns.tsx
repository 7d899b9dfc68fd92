import type { ServiceView } from '@farmhouse/contracts/catalogue/service';
import { formatRupees } from '@farmhouse/contracts/text/rupees';
import { ActiveBadge } from '../ui/badge.tsx';
import type { RecordColumn } from '../ui/records/record-list.types.ts';
import { wordLabel } from '../ui/word-label.ts';

export const SERVICE_COLUMNS: readonly RecordColumn<ServiceView>[] = [
  {
    title: 'Name',
    onCard: 'headline',
    render: ({ name, description, icon }) => (
      <>
        <span className="font-semibold wrap-anywhere">{icon ? `${icon} ${name}` : name}</span>
        <span className="line-clamp-2 max-w-prose text-sm wrap-anywhere font-normal text-quiet">{description}</span>
      </>
    ),
  },
  { title: 'Category', render: ({ category }) => wordLabel(category) },
  { title: 'Price', numeric: true, render: ({ price }) => formatRupees(price) },
  { title: 'Status', onCard: 'aside', render: ({ active }) => <ActiveBadge active={active} /> },
];
