import type { ReactNode } from 'react';
import type { RecordColumn } from '../records/record-list.types.ts';

const PADDING_PX = 80;
const BUTTON_PX = 20;

/** The actions column; on a card in the footer, or beside the title if no other column is there. */
export function actionsColumn<T>(
  columns: readonly RecordColumn<T>[],
  render: (record: T) => ReactNode,
  buttons: number,
): RecordColumn<T> {
  const hasBesideTitle = columns.some(({ onCard }) => onCard === 'aside');
  return {
    title: 'Actions',
    onCard: hasBesideTitle ? 'actions' : 'aside',
    width: PADDING_PX + buttons * BUTTON_PX,
    render,
  };
}
