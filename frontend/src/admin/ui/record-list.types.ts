import type { ReactNode } from 'react';
import type { TableProps } from 'antd';

export interface RecordColumn<T> {
  title: string;
  render: (record: T) => ReactNode;
  /** Amounts and counts stand at the right, in figures of one width. */
  numeric?: boolean;
  /** On a card: the headline, beside the headline, or the buttons at its foot; otherwise a labelled line. */
  onCard?: 'headline' | 'aside' | 'actions' | 'hidden';
  width?: number | string;
  /** The field by which the server can sort this column. */
  sortBy?: string;
}

export interface RecordListProps<T> {
  /** What the list holds, as in 'Services'; read out to those who do not see it. */
  label: string;
  columns: readonly RecordColumn<T>[];
  /** Undefined while they are on their way. */
  records: readonly T[] | undefined;
  idOf: (record: T) => string | number;
  empty: ReactNode;
  /** The records could not be read; `refetch` asks again. */
  isError?: boolean;
  refetch: () => unknown;
  /** Another page or filter is on its way; what is shown is the previous one. */
  isFetching?: boolean;
  pagination?: TableProps['pagination'];
  /** The field the list is sorted by, with a minus for downwards. */
  sort?: string;
  onSort?: (sort: string | undefined) => void;
  /** Many columns: the table is set small. */
  hasManyColumns?: boolean;
}
