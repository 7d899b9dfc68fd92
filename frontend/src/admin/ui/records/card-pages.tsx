import { Pagination, type PaginationProps } from 'antd';
import { usePhone } from '../use-screen.ts';

/** The pagination of a list of cards; on phones the current page and the last, with arrows. */
export function CardPages(pagination: PaginationProps) {
  const simple = usePhone() && { readOnly: true };
  return <Pagination className="mt-4!" align="center" showLessItems simple={simple} {...pagination} />;
}
