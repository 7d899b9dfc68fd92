import { Pagination, type PaginationProps } from 'antd';
import { usePhone } from '../use-screen.ts';

/** The pages of a list of cards; on phones the present page and the last, with arrows. */
export function CardPages(pagination: PaginationProps) {
  const { current = 1, pageSize = 1, total = 0, showTotal } = pagination;
  const shown: [number, number] = [(current - 1) * pageSize + 1, Math.min(current * pageSize, total)];
  if (!usePhone()) return <Pagination className="mt-4!" align="center" showLessItems {...pagination} />;
  return (
    <>
      <p className="mt-4 text-center text-sm text-quiet">{showTotal?.(total, shown)}</p>
      <Pagination className="mt-1!" align="center" simple={{ readOnly: true }} {...pagination} />
    </>
  );
}
