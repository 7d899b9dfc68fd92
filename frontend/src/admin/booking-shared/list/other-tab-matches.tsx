import { Button } from 'antd';
import { formatNumber } from '@farmhouse/contracts/text/count';
import type { CountTab } from '../../ui/filters/count-tabs.tsx';

interface OtherTabMatchesProps {
  tabs: readonly CountTab[];
  active: string;
  onShow: (key: string) => void;
}

/** Names the other tabs in which a search finds something; nothing if it finds nothing at all. */
export function OtherTabMatches({ tabs, active, onShow }: OtherTabMatchesProps) {
  const others = tabs.filter(({ key, count }) => key !== active && count);
  if (others.length === 0) return null;
  return (
    <p className="flex flex-wrap items-center justify-center gap-2">
      Found under
      {others.map(({ key, label, count }) => (
        <Button key={key} onClick={() => onShow(key)}>
          {label} ({formatNumber(count ?? 0)})
        </Button>
      ))}
    </p>
  );
}
