import { Table, type TableProps } from 'antd';
import type { SortOrder } from 'antd/es/table/interface';
import type { LoadedRecordsProps } from './record-list.types.ts';

const orderOf = (sort: string | undefined, field: string): SortOrder =>
  sort === field ? 'ascend' : sort === `-${field}` ? 'descend' : null;

/** Records as a table, for wide screens. */
export function RecordTable<T extends object>(props: LoadedRecordsProps<T>) {
  const { label, columns, records, idOf, isFetching, pagination, sort, onSort, hasManyColumns } = props;
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
      size={hasManyColumns ? 'small' : undefined}
      tableLayout={hasManyColumns ? 'fixed' : undefined}
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
