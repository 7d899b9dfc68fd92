import { formatCount } from '@farmhouse/contracts/text/count';
import { Link } from 'react-router-dom';

interface MoreLinkProps {
  /** How many are not shown. */
  count: number;
  to: string;
  one: string;
  many: string;
}

/** Leads on from the first entries of a list to all of them; nothing if all are shown. */
export function MoreLink({ count, to, one, many }: MoreLinkProps) {
  if (count <= 0) return null;
  return (
    <Link to={to} className="inline-flex min-h-11 items-center font-semibold text-terracotta-dark">
      {formatCount(count, `more ${one}`, `more ${many}`)}
    </Link>
  );
}
