import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';

/** Screen-reader instructions for the drag handle of a `thing`, such as 'picture'. */
export const moveInstructions = (thing: string): string =>
  `To move the ${thing}, press Space or Enter, choose its place with the arrow keys, and press Space or Enter again. Escape puts it back.`;

/** Screen-reader announcements while a record is moved. */
export function moveAnnouncements<T extends { id: number }>(
  records: readonly T[],
  { thing, nameOf }: { thing: string; nameOf: (record: T) => string },
): Announcements {
  const named = (id: UniqueIdentifier) => {
    const record = records.find((one) => one.id === id);
    return record ? nameOf(record) : `The ${thing}`;
  };
  const positionOf = (id: UniqueIdentifier) =>
    `place ${records.findIndex((one) => one.id === id) + 1} of ${records.length}`;
  return {
    onDragStart: ({ active }) => `${named(active.id)} is picked up at ${positionOf(active.id)}`,
    onDragOver: ({ active, over }) => (over ? `${named(active.id)} is over ${positionOf(over.id)}` : undefined),
    onDragEnd: ({ active, over }) => `${named(active.id)} is put at ${positionOf((over ?? active).id)}`,
    onDragCancel: ({ active }) => `${named(active.id)} is back at ${positionOf(active.id)}`,
  };
}
