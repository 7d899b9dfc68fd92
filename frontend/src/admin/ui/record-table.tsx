import { Table, type TableProps } from 'antd';
import type { SortOrder } from 'antd/es/table/interface';
import type { RecordListProps } from './record-list.tsx';

/** Height of the dashboard's header, under which a table's head stays in sight. */
const HEADER_PX = 64;

const orderOf = (sort: string | undefined, field: string): SortOrder =>
  sort === field ? 'ascend' : sort === `-${field}` ? 'descend' : null;

/** Records as a table, for screens with room. */
export function RecordTable<T extends object>(props: RecordListProps<T> & { records: readonly T[] }) {
  const { label, columns, records, idOf, isFetching, pagination, sort, onSort, minWidth } = props;
  const scrolling = minWidth ? { sticky: { offsetHeader: HEADER_PX }, scroll: { x: minWidth } } : {};
  const onChange: TableProps<T>['onChange'] = (_page, _filters, sorter, { action }) => {
    if (action !== 'sort' || Array.isArray(sorter)) return;
    const { field, order } = sorter;
    onSort?.(order ? `${order === 'descend' ? '-' : ''}${String(field)}` : undefined);
  };
  return (
    <Table
      className="record-table panel"
      aria-label={label}
      rowKey={idOf}
      dataSource={[...records]}
      loading={isFetching}
      pagination={pagination}
      onChange={onChange}
      size={minWidth ? 'small' : undefined}
      {...scrolling}
      columns={columns.map(({ title, render, numeric, width, sortBy }) => ({
        key: title,
        title,
        width,
        dataIndex: sortBy,
        sorter: sortBy !== undefined,
        sortOrder: sortBy ? orderOf(sort, sortBy) : undefined,
        align: numeric ? ('right' as const) : undefined,
        className: numeric ? 'figures' : undefined,
        render: (_value: unknown, record: T) => render(record),
      }))}
    />
  );
}
