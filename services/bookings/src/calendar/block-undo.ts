import type { BlockEntity } from './block.entity.ts';

/** The kind of the undo of freed days, whose state is the block before. */
export const BLOCK_UNDO = 'block';

/** A block before days of it were freed. */
export interface FreedBlock extends BlockEntity {
  /** What is left of it, with the versions that an undo expects; absent when the whole block was deleted. */
  left?: Pick<BlockEntity, 'id' | 'version'>[];
}
