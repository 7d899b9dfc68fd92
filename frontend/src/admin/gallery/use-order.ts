import { useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { GalleryItemView } from '@farmhouse/contracts/catalogue/gallery';
import type { Store } from '../../shared/api/store.ts';
import { reportOutcome } from '../ui/forms/report-outcome.ts';
import { gallery, useOrderGalleryMutation } from './gallery.api.ts';
import { inOrder } from './gallery-order.ts';

/**
 * The pictures in the owner's order. A new order is shown at once and sent; while a request is
 * pending, only the latest later order is kept, so that the server ends up with the order on screen.
 */
export function useOrder(items: readonly GalleryItemView[]) {
  const [send] = useOrderGalleryMutation();
  const dispatch = useDispatch<Store['dispatch']>();
  const [ids, setIds] = useState<readonly number[]>();
  const unsent = useRef<readonly number[]>(undefined);

  const sendAll = async (): Promise<void> => {
    let stored: { result: GalleryItemView[] } | undefined;
    for (let next = unsent.current; next; next = unsent.current) {
      stored = await reportOutcome(send({ ids: [...next] }).unwrap(), { failed: 'Failed to update image' });
      if (unsent.current === next) unsent.current = undefined;
    }
    if (stored) await dispatch(gallery.showList(stored.result));
    setIds(undefined);
  };

  const reorder = (next: readonly number[]): void => {
    const isSending = unsent.current !== undefined;
    unsent.current = next;
    setIds(next);
    if (!isSending) void sendAll();
  };

  return { ordered: ids ? inOrder(items, ids) : items, reorder };
}
