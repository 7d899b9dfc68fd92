import type { BlockEntity } from './block.entity.ts';

/** The kind of the undo of freed days, whose state is the block before. */
export const BLOCK_UNDO = 'block';

/** The subject under which undoable changes of a block are stored. */
export const blockSubjectOf = ({ id }: Pick<BlockEntity, 'id'>): string => `block-${id}`;

/** A block before days of it were freed. */
export interface FreedBlock extends BlockEntity {
  /** What is left of it, with the versions that an undo expects; absent when the whole block was deleted. */
  left?: Pick<BlockEntity, 'id' | 'version'>[];
}
