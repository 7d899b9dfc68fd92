import { Skeleton } from 'antd';

/** Loading state of a section whose code is being fetched. */
export function SectionLoading() {
  return (
    <div role="status" aria-label="Loading" className="panel p-6">
      <Skeleton active paragraph={{ rows: 6 }} />
    </div>
  );
}
