import { Skeleton } from 'antd';

/** Stands for a section whose code is on its way. */
export function SectionLoading() {
  return (
    <div role="status" aria-label="Loading" className="panel p-6">
      <Skeleton active paragraph={{ rows: 6 }} />
    </div>
  );
}
