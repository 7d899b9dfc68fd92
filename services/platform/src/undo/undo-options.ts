/** For how many seconds a change may be undone, and the name of who made it. */
export interface UndoOptions {
  seconds: number | undefined;
  doneBy: string;
}
