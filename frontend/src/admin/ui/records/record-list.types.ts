import type { ReactNode } from 'react';
import type { TableProps } from 'antd';

export interface RecordColumn<T> {
  title: string;
  render: (record: T) => ReactNode;
  /** Right-aligned with tabular figures, for amounts and counts. */
  numeric?: boolean;
  /** Below its label and as wide as the card, for texts of several lines. */
  isLong?: boolean;
  /** Place on a card: the title, beside the title, or the actions in the footer; by default a labelled line. */
  onCard?: 'headline' | 'aside' | 'actions' | 'hidden';
  width?: number | string;
  /** Field by which the server sorts this column. */
  sortBy?: string;
}

export interface LoadedRecordsProps<T> {
  /** Accessible name of the list, such as 'Services'. */
  label: string;
  columns: readonly RecordColumn<T>[];
  records: readonly T[];
  idOf: (record: T) => string | number;
  /** True while another page or filter is loading and the previous records are still shown. */
  isFetching?: boolean;
  pagination?: TableProps['pagination'];
  /** The field the list is sorted by; prefixed with a minus for descending order. */
  sort?: string;
  onSort?: (sort: string | undefined) => void;
  /** True for a compact table with many columns. */
  hasManyColumns?: boolean;
}

export interface RecordListProps<T> extends Omit<LoadedRecordsProps<T>, 'records'> {
  /** Undefined while loading. */
  records: readonly T[] | undefined;
  empty: ReactNode;
  /** True if loading failed; `refetch` tries again. */
  isError?: boolean;
  refetch: () => unknown;
}
