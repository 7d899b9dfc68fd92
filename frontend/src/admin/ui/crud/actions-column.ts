import type { ReactNode } from 'react';
import type { RecordColumn } from '../record-list.types.ts';

const PADDING_PX = 80;
const BUTTON_PX = 20;

/** The column of a record's buttons; on a card at its foot, or beside the headline where that place is free. */
export function actionsColumn<T>(
  columns: readonly RecordColumn<T>[],
  render: (record: T) => ReactNode,
  buttons: number,
): RecordColumn<T> {
  const isAsideTaken = columns.some(({ onCard }) => onCard === 'aside');
  return {
    title: 'Actions',
    onCard: isAsideTaken ? 'actions' : 'aside',
    width: PADDING_PX + buttons * BUTTON_PX,
    render,
  };
}
