/** For how many seconds a change may be undone, and by whose name it is told. */
export interface UndoWish {
  seconds: number | undefined;
  doneBy: string;
}
