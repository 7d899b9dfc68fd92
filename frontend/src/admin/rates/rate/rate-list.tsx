import type { ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { verticalListSortingStrategy } from '@dnd-kit/sortable';
import { ArrowDownOutlined, ArrowUpOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { RateView } from '@farmhouse/contracts/catalogue/rate';
import type { Store } from '../../../shared/api/store.ts';
import { movedIds } from '../../ui/sorting/reorder.ts';
import { SortableList } from '../../ui/sorting/sortable-list.tsx';
import { useOrder } from '../../ui/sorting/use-order.ts';
import { RateItem } from './rate-item.tsx';
import { rates, useOrderRatesMutation } from '../rates.api.ts';

interface RateListProps {
  records: readonly RateView[];
  actionsOf: (rate: RateView) => ReactNode;
}

/** The rates in their order, which is changed by dragging, by keyboard, and by buttons. */
export function RateList({ records, actionsOf }: RateListProps) {
  const dispatch = useDispatch<Store['dispatch']>();
  const [send] = useOrderRatesMutation();
  const { ordered, reorder } = useOrder(records, {
    send: (ids) => send({ ids }).unwrap(),
    show: (stored) => dispatch(rates.showList(stored)),
    failed: 'Failed to update rate',
  });
  const ids = ordered.map(({ id }) => id);
  const move = (moved: number, target: number) => reorder(movedIds(ids, ids, moved, target));
  return (
    <SortableList
      label="Rates"
      className="grid gap-3"
      records={ordered}
      thing="rate"
      nameOf={({ name }) => name}
      strategy={verticalListSortingStrategy}
      onMove={move}
    >
      {(rate, index) => (
        <RateItem key={rate.id} rate={rate} place={index + 1}>
          <MoveButton rate={rate} target={ids[index - 1]} direction="up" onMove={move} />
          <MoveButton rate={rate} target={ids[index + 1]} direction="down" onMove={move} />
          {actionsOf(rate)}
        </RateItem>
      )}
    </SortableList>
  );
}

interface MoveButtonProps {
  rate: RateView;
  /** The rate whose place it takes; absent at the end of the list. */
  target: number | undefined;
  direction: 'up' | 'down';
  onMove: (moved: number, target: number) => void;
}

/** Stays focusable at the end of the list, so that the keyboard does not lose its place. */
function MoveButton({ rate, target, direction, onMove }: MoveButtonProps) {
  const Icon = direction === 'up' ? ArrowUpOutlined : ArrowDownOutlined;
  return (
    <Button
      type="text"
      shape="circle"
      icon={<Icon aria-hidden />}
      aria-label={`Move ${rate.name} ${direction}`}
      aria-disabled={target === undefined}
      className={target === undefined ? 'opacity-40' : ''}
      onClick={() => target !== undefined && onMove(rate.id, target)}
    />
  );
}
