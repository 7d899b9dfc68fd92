/** The kind of the undo of a deleted block, whose state is the block. */
export const BLOCK_UNDO = 'block';
